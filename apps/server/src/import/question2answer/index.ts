export type { Q2aImportOptions } from './import.ts'
export { importQuestion2Answer } from './import.ts'
