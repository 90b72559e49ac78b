/**
 * True if a uniqueness constraint rejected a row.
 * @param column a name that occurs in the name of the expected constraint, to tell it from other constraints
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  if (error.code === 'SQLITE_CONSTRAINT_UNIQUE') return error instanceof Error && error.message.includes(column)
  // PostgreSQL, class 23: unique_violation.
  return error.code === '23505' && 'constraint' in error && String(error.constraint).includes(column)
}
