export { AnswersPage } from './answers-page.tsx'
export { answerList, answersQuery, questionList, questionsQuery } from './post-queries.ts'
export { QuestionsPage } from './questions-page.tsx'
