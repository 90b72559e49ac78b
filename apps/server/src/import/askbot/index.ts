export type { AskbotImportOptions } from './import.ts'
export { importAskbot } from './import.ts'
