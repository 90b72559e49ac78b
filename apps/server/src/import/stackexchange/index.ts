export type { DumpImportOptions } from './import.ts'
export { importStackExchange } from './import.ts'
export { BrokenDump } from './read-rows.ts'
