export { answerInPart, answersSearch, answersShown, loadQuestion, questionHead } from './load-question.ts'
export { QuestionGone } from './question-gone.tsx'
export { QuestionScreen } from './question-screen.tsx'
