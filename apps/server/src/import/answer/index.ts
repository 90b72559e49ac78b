export type { AnswerImportOptions } from './import.ts'
export { importAnswer } from './import.ts'
