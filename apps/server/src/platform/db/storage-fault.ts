import type { Clock } from '../clock.ts'
import { S3Failure } from '../files/s3/s3-failure.ts'

/**
 * Why nothing can be stored: the database does not respond (`away`), the disk is full or read-only (`full`), or the
 * bucket of `files` fails. `unanswered`: the connection was lost during a commit, so it is unknown if the data was
 * stored.
 */
export type StorageFault = 'away' | 'files' | 'full' | 'unanswered'

/**
 * The connection was lost before the database responded to a commit: either everything in the transaction was stored,
 * or nothing.
 */
export class CommitUnanswered extends Error {
  override name = 'CommitUnanswered'
  constructor(cause: unknown) {
    super('The database went away during a commit', { cause })
  }
}

/** Node's codes of network errors. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** File errors: no space, quota exceeded, file too large for the account, read-only file system. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])
/** Result codes of SQLite for writes that failed (https://www.sqlite.org/rescode.html). */
const SQLITE = /^SQLITE_(?:FULL|READONLY|IOERR_(?:WRITE|FSYNC|TRUNCATE|SHMSIZE))/
/**
 * SQLSTATE codes (PostgreSQL, appendix A): 08 connection exception, 57P01 to 57P03 shut down or starting, 53300 too
 * many connections; 53100 disk full, 25006 read-only transaction.
 */
const POSTGRES_AWAY = /^(?:08...|57P0[1-3]|53300)$/
const POSTGRES_FULL = /^(?:53100|25006)$/
/**
 * Identifies PostgreSQL's error for an unlogged table on a server that was the primary until a moment ago. Its code
 * alone, "feature not supported", stands for much else, so the function that raised it is compared, too.
 */
const NOT_PRIMARY = { code: '0A000', routine: 'get_relation_info' } as const
/** PostgreSQL's driver reports these failures by a message without a code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Returns the fault if an error comes from failing storage; undefined if it comes from the statement itself. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof S3Failure) return 'files'
  if (error instanceof CommitUnanswered) return 'unanswered'
  const code = 'code' in error ? String(error.code) : ''
  if (FILES.has(code) || SQLITE.test(code) || POSTGRES_FULL.test(code)) return 'full'
  if (code === NOT_PRIMARY.code && 'routine' in error && error.routine === NOT_PRIMARY.routine) return 'away'
  if (NETWORK.has(code) || POSTGRES_AWAY.test(code) || DRIVER.test(error.message)) return 'away'
  return undefined
}

/** The latest fault of the disk or the database, with its time. */
export interface LatestFault {
  kind: 'away' | 'full'
  /** Unix milliseconds. */
  at: number
}

/** A fault is shown for a day, so that administrators see it the next morning. */
const SHOWN_MS = 24 * 3_600_000

/**
 * Records the faults of the disk and the database in this process. They are kept in memory, because nothing can be
 * stored during a fault. The state of the bucket is requested when it is needed (`storageHealth`).
 */
export class StorageFaults {
  #clock: Clock
  #latest: LatestFault | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Records an error if it is a fault of the disk or the database; ignores any other error. */
  note(error: unknown): void {
    const fault = storageFaultOf(error)
    if (fault === undefined || fault === 'files') return
    this.#latest = { kind: fault === 'full' ? 'full' : 'away', at: this.#clock.now() }
  }

  /** The latest fault of the last day. */
  get latest(): LatestFault | undefined {
    return this.#latest && this.#latest.at > this.#clock.now() - SHOWN_MS ? this.#latest : undefined
  }
}
