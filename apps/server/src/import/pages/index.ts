export type { PageImportOptions } from './import.ts'
export { importCsv, importMarkdown } from './import.ts'
