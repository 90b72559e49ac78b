export { formerPath } from './former-path.ts'
export type { ImportProgress } from './run.ts'
export { ImportStopped } from './run.ts'
