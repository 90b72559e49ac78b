export type { Manifest } from './format.ts'
export { exportSource } from './read-export.ts'
export { isTarName, packFolder, unpackFile } from './tar-file.ts'
export { writeExport } from './write-export.ts'
