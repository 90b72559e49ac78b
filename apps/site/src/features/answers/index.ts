export { AnswerList } from './answer-list.tsx'
export { AnswerSection } from './answer-section.tsx'
export { EditAnswerScreen } from './edit-answer-screen.tsx'
export { LazyAnswersMap } from './lazy-answers-map.ts'
