/**
 * Whether the database ended a transaction because it and another one waited for each other's rows. Nothing of it is
 * stored then, so that it may simply begin anew.
 */
export function isDeadlock(error: unknown): boolean {
  // PostgreSQL, class 40: deadlock_detected. An engine with a single writer knows no such thing.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01'
}
