import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'

const NAME = /^quandary-\d{4}-\d\d-\d\dT\d{6}Z-[0-9a-f]{8}\.jsonl\.gz(?:\.age)?$/

/**
 * Returns a new file name, such as `quandary-2026-03-01T030000Z-1f0c2a9b.jsonl.gz`. It is unique for each attempt, even
 * if several sites share a folder.
 * @param at in milliseconds
 */
export function nameOfBackup(at: number, encrypted: boolean): string {
  const moment = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '')
  return `quandary-${moment}-${randomBytes(4).toString('hex')}.jsonl.gz${encrypted ? '.age' : ''}`
}

/** True for the path of a file named by {@link nameOfBackup}. */
export function hasNameOfBackup(path: string): boolean {
  return NAME.test(basename(path))
}
