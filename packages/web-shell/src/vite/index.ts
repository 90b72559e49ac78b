export { besideImporter } from './beside-importer.ts'
export { precompress } from './precompress.ts'
export { throughDoors } from './through-doors.ts'
