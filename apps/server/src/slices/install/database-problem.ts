/** Problems with a database that the operator can fix; each has a message `database_problem.<problem>`. */
export type DatabaseProblem =
  | 'host_unknown'
  | 'refused'
  | 'no_answer'
  | 'wrong_login'
  | 'no_database'
  | 'no_rights'
  | 'needs_tls'
  | 'not_admitted'
  | 'too_many_connections'
  | 'too_old'
  | 'file_not_writable'
  | 'not_a_database'

/** The oldest PostgreSQL that still gets security fixes (https://www.postgresql.org/support/versioning/). */
export const OLDEST_POSTGRES = 15

/** A database that responds, but cannot be used. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'
  readonly problem: DatabaseProblem
  constructor(problem: DatabaseProblem) {
    super(`The database cannot be used: ${problem}`)
    this.problem = problem
  }
}

/** The problems by error code of Node, of PostgreSQL (`SQLSTATE`) and of SQLite. */
const PROBLEMS: Readonly<Record<string, DatabaseProblem>> = {
  ENOTFOUND: 'host_unknown',
  EAI_AGAIN: 'host_unknown',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'no_answer',
  EHOSTUNREACH: 'no_answer',
  ENETUNREACH: 'no_answer',
  '28P01': 'wrong_login',
  '28000': 'not_admitted',
  '3D000': 'no_database',
  '42501': 'no_rights',
  '53300': 'too_many_connections',
  EACCES: 'file_not_writable',
  EPERM: 'file_not_writable',
  EROFS: 'file_not_writable',
  ENOTDIR: 'file_not_writable',
  EEXIST: 'file_not_writable',
  EISDIR: 'file_not_writable',
  SQLITE_CANTOPEN: 'file_not_writable',
  SQLITE_READONLY: 'file_not_writable',
  SQLITE_NOTADB: 'not_a_database',
}

/** Returns the problem behind a database error; undefined if only the log explains the error. */
export function problemOf(error: unknown): DatabaseProblem | undefined {
  if (error instanceof UnusableDatabase) return error.problem
  if (!(error instanceof Error)) return undefined
  // Node reports one error for each address of a host.
  const [first] = error instanceof AggregateError ? error.errors : []
  if (first !== undefined) return problemOf(first)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const problem = PROBLEMS[code] ?? PROBLEMS[code.split('_').slice(0, 2).join('_')]
  if (problem === 'not_admitted') return ofRefusedLogin(error.message)
  return problem ?? (/timeout|timed out/i.test(error.message) ? 'no_answer' : undefined)
}

/**
 * PostgreSQL has one code for roles that do not exist and for connections that its `pg_hba.conf` forbids; the message
 * distinguishes them.
 */
function ofRefusedLogin(message: string): DatabaseProblem {
  if (message.includes('does not exist')) return 'wrong_login'
  return message.includes('no encryption') ? 'needs_tls' : 'not_admitted'
}

/** @param description engine and version, such as `PostgreSQL 14.9` */
export function isTooOld(description: string): boolean {
  const version = /^PostgreSQL (\d+)/.exec(description)?.[1]
  return version !== undefined && Number(version) < OLDEST_POSTGRES
}
