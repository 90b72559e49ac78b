export { ImportStopped } from './run.ts'
export { UnusableSource } from './source/errors.ts'
export { BrokenDump } from './stackexchange/read-rows.ts'
