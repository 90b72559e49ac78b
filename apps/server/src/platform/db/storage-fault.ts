import { S3Failure } from '../files/s3/s3-failure.ts'

/** Why nothing can be stored: the database does not answer, its disk takes no more, or the bucket of `files` fails. */
export type StorageFault = 'away' | 'files' | 'full'

/** Network errors, by Node's codes. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** File errors: no space, quota exceeded, file too large for the account, read-only file system. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])
/** https://www.sqlite.org/rescode.html */
const SQLITE = /^SQLITE_(?:FULL|READONLY|IOERR_(?:WRITE|FSYNC|TRUNCATE|SHMSIZE))/
/** PostgreSQL, appendix A: 08 connection exception, 57P0 shut down or starting, 53 insufficient resources. */
const POSTGRES_AWAY = /^(?:08...|57P0[1-3]|53300)$/
const POSTGRES_FULL = /^(?:53100|25006)$/
/** The driver has no codes for these. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if an error comes from failing storage rather than from the statement itself. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof S3Failure) return 'files'
  const code = 'code' in error ? String(error.code) : ''
  if (FILES.has(code) || SQLITE.test(code) || POSTGRES_FULL.test(code)) return 'full'
  if (NETWORK.has(code) || POSTGRES_AWAY.test(code) || DRIVER.test(error.message)) return 'away'
  return undefined
}
