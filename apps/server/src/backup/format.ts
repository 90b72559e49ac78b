import { createHash } from 'node:crypto'
import type { Value } from '../platform/db/snapshot.ts'

/*
 * The lines of a backup (docs/backup.md): a header, then for each table its head, its rows and its end, then a line per
 * upload, then the key of second factors if there is one, then the end.
 */

export const FORMAT = 'quandary-backup'
/** Version 2 added the key of second factors. */
export const FORMAT_VERSION = 2

export interface Header {
  format: typeof FORMAT
  version: number
  /** Version of Quandary that wrote the backup. */
  program: string
  /** Time at which the backup was begun, in milliseconds. */
  created_at: number
  /** The names of the schema's migrations, sorted. */
  schema: string[]
}

export interface TableHead {
  table: string
  columns: string[]
  /** Highest id that the table ever assigned, so that no id is assigned twice; 0 for none. */
  last_id: number
}

export interface TableEnd {
  rows: number
  /** Hash of the table's rows, each with its line feed. */
  sha256: string
}

export interface UploadLine {
  upload: string
  /** Hash of the file's bytes. */
  sha256: string
  base64: string
}

/** The content of DATA_DIR/two-factor.key; the hash of the end covers it. */
export interface TwoFactorKeyLine {
  two_factor_key: string
}

export interface BackupEnd {
  tables: number
  rows: number
  uploads: number
  /** Hash of all lines before this one, each with its line feed. */
  sha256: string
}

export type Line = Header | TableHead | Value[] | TableEnd | UploadLine | TwoFactorKeyLine | BackupEnd

/** The contents of a backup. */
export interface Contents {
  header: Header
  /** Rows and hash by table. */
  tables: Map<string, TableEnd>
  rows: number
  uploads: number
  /** The key that second factors in the database are encrypted with; absent if the site has none. */
  twoFactorKey?: Buffer
}

/** A file that cannot be restored: it is no backup, is damaged, or does not fit the schema. The message says which. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
