export { precompress } from './precompress.ts'
export { throughDoors } from './through-doors.ts'
