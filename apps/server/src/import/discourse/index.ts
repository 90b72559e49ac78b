export type { DiscourseImportOptions } from './import.ts'
export { importDiscourse } from './import.ts'
