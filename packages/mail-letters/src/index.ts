export type { LetterSite } from './letter.ts'
export { writeLetter } from './write-letter.ts'
export type { LetterRequest, WrittenLetter } from './write-letter.ts'
