import type { StorageFault } from '../platform/db/storage-fault.ts'
import { storageFaultOf } from '../platform/db/storage-fault.ts'
import { BrokenBackup } from './format.ts'

/**
 * Why a backup failed: the `folder` is not there or not writable, a disk is `full`, the `database` does not
 * answer, the file could not be restored (`proof`), the bucket failed (`bucket`), the process ended (`interrupted`), or
 * something else.
 */
export type BackupFailure = 'bucket' | 'folder' | 'full' | 'database' | 'proof' | 'interrupted' | 'unknown'

const FAILURES_BY_FAULT = {
  away: 'database',
  files: 'bucket',
  full: 'full',
  unanswered: 'database',
} as const satisfies Record<StorageFault, BackupFailure>
const FOLDER_ERRORS = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'])

/** Longest stored detail, in characters: a driver may repeat a whole statement in its message. */
const MAX_DETAIL = 1_000

/** Classifies the error of a failed backup, and shortens its message. */
export function failureOf(error: unknown): { failure: BackupFailure; detail: string } {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, MAX_DETAIL)
  return { failure: kindOf(error), detail }
}

function kindOf(error: unknown): BackupFailure {
  if (error instanceof BrokenBackup) return 'proof'
  if (error instanceof Error && 'code' in error && FOLDER_ERRORS.has(String(error.code))) return 'folder'
  const fault = storageFaultOf(error)
  if (fault === undefined) return 'unknown'
  return FAILURES_BY_FAULT[fault]
}
