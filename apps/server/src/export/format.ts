import type { TableEnd } from '../backup/format.ts'

/*
 * Format of an export, which is a folder (docs/export.md): a manifest, a JSON Lines file and a JSON Schema per kind, a
 * list of the uploads, and their bytes in files named by hash.
 */

export const FORMAT = 'quandary-export'
export const FORMAT_VERSION = 1

export const MANIFEST = 'manifest.json'
export const UPLOAD_LIST = 'uploads.jsonl'

/** A kind of record, which is one table of the database. */
export interface Kind extends TableEnd {
  /** Names of the fields, sorted. */
  fields: string[]
  /** Highest id that was ever assigned, so that no id is assigned twice; 0 for none. */
  last_id: number
}

export interface Manifest {
  format: typeof FORMAT
  version: number
  /** Version of Quandary that wrote the export. */
  program: string
  /** Names of the migrations that define the fields, sorted. */
  schema: string[]
  kinds: Record<string, Kind>
  /** The list of uploads, with the hash of its lines. */
  uploads: TableEnd
}

/** A line of the list of uploads. */
export interface UploadEntry {
  path: string
  sha256: string
  bytes: number
}

/** Returns the path of the rows of a kind in an export. */
export function fileOfKind(kind: string): string {
  return `kinds/${kind}.jsonl`
}

/** Returns the path of the JSON Schema of a kind in an export. */
export function schemaOfKind(kind: string): string {
  return `schemas/${kind}.json`
}

/** Returns the path of an upload's bytes in an export. Uploads with the same bytes share one file. */
export function fileOfUpload(sha256: string): string {
  return `uploads/${sha256.slice(0, 2)}/${sha256}`
}
