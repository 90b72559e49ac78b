import type { Value } from '../platform/db/snapshot.ts'
import type { Header, TableHead } from './format.ts'

/** Receives the parts of a backup, in the order of the file. */
export interface BackupReader {
  header?(header: Header): Promise<void>
  table?(head: TableHead): Promise<void>
  row?(row: Value[]): Promise<void>
  tableEnd?(): Promise<void>
  upload?(path: string, bytes: Buffer): Promise<void>
}

/** Content for a database: rows in order, and the names of the migrations that they were written with. */
export interface Source<Result> {
  schema: readonly string[]
  /** Reads everything from its beginning; calls the reader with each part. */
  read(reader: BackupReader): Promise<Result>
}
