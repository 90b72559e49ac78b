import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'

const NAME = /^quandary-\d{4}-\d\d-\d\dT\d{6}Z-[0-9a-f]{8}\.jsonl\.gz(?:\.age)?$/

/**
 * Returns a new name, such as `quandary-2026-03-01T030000Z-1f0c2a9b.jsonl.gz`: each attempt has a file of its own, also where
 * several sites share a folder.
 * @param at in milliseconds
 */
export function nameOfBackup(at: number, encrypted: boolean): string {
  const moment = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '')
  return `quandary-${moment}-${randomBytes(4).toString('hex')}.jsonl.gz${encrypted ? '.age' : ''}`
}

/** True for the path of a file that has such a name. */
export function hasNameOfBackup(path: string): boolean {
  return NAME.test(basename(path))
}
