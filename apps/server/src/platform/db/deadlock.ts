/** True if the database rolled a transaction back because of a deadlock, so that it can be retried. */
export function isDeadlock(error: unknown): boolean {
  // PostgreSQL, class 40: deadlock_detected. An engine with a single writer has no deadlocks.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01'
}
