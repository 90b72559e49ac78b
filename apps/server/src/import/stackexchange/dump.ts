import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { integerIn } from '../source/cells.ts'
import type { DumpRow } from './read-rows.ts'
import { BrokenDump, readRows } from './read-rows.ts'

/** The files an import reads and their root elements. Badges.xml is not read, because this site has no badges. */
export const DUMP_FILES = {
  'Users.xml': 'users',
  'Tags.xml': 'tags',
  'Posts.xml': 'posts',
  'PostHistory.xml': 'posthistory',
  'PostLinks.xml': 'postlinks',
  'Votes.xml': 'votes',
  'Comments.xml': 'comments',
} as const
export type DumpFile = keyof typeof DUMP_FILES

/** Files without which an import fails; the other files are reported as absent. */
const NEEDED: readonly DumpFile[] = ['Users.xml', 'Posts.xml']

/** The attribute with the type of a row, for files with several types. */
const TYPE_ATTRIBUTES: Partial<Record<DumpFile, string>> = {
  'Posts.xml': 'PostTypeId',
  'PostHistory.xml': 'PostHistoryTypeId',
  'PostLinks.xml': 'LinkTypeId',
  'Votes.xml': 'VoteTypeId',
}

/** A folder whose files have all been read to the end once. */
export interface CheckedDump {
  /** Returns the path of a file; undefined if the dump does not contain it. */
  path(file: DumpFile): string | undefined
  /** Files that the dump does not contain. */
  absent: readonly DumpFile[]
  /** Identifies the state of the dump: the text differs once the size of a file has changed. */
  fingerprint: string
  /** Returns the number of rows of a file. */
  rows(file: DumpFile): number
  /** Returns the number of rows of a file by type. */
  types(file: DumpFile): ReadonlyMap<string, number>
  /** Number of questions with an accepted answer. */
  acceptances: number
  /** Number of people with an account who wrote a question or an answer. */
  authors: number
}

/**
 * Checks that the required files exist and every file is well-formed to the end, and counts its rows. File names match
 * in any case, because older dumps use lower case.
 * @throws {BrokenDump} naming what is missing, or the file and line of the error
 */
export async function checkDump(folder: string): Promise<CheckedDump> {
  // The constant has exactly the keys of its type, so the cast is safe.
  const files = Object.keys(DUMP_FILES) as DumpFile[]
  const paths = await findFiles(folder, files)
  const counts = new Map<DumpFile, { rows: number; types: Map<string, number> }>()
  const sizes: string[] = []
  let acceptances = 0
  const authors = new Set<string>()
  for (const [file, path] of paths) {
    sizes.push(`${file}:${(await stat(path)).size}`)
    const count = { rows: 0, types: new Map<string, number>() }
    for await (const rows of readRows(path, DUMP_FILES[file])) {
      count.rows += rows.length
      for (const row of rows) {
        const type = row.attributes[TYPE_ATTRIBUTES[file] ?? ''] ?? ''
        count.types.set(type, (count.types.get(type) ?? 0) + 1)
        if (file === 'Posts.xml' && type === '1' && row.attributes.AcceptedAnswerId !== undefined) acceptances += 1
        const author = file === 'Posts.xml' && (type === '1' || type === '2') ? row.attributes.OwnerUserId : undefined
        if (author !== undefined) authors.add(author)
      }
    }
    counts.set(file, count)
  }
  return {
    path: (file) => paths.get(file),
    absent: files.filter((file) => !paths.has(file)),
    fingerprint: sizes.join(' '),
    rows: (file) => counts.get(file)?.rows ?? 0,
    types: (file) => counts.get(file)?.types ?? new Map(),
    acceptances,
    authors: authors.size,
  }
}

async function findFiles(folder: string, files: readonly DumpFile[]): Promise<Map<DumpFile, string>> {
  const present = await readdir(folder).catch(() => undefined)
  if (!present) throw new BrokenDump(await whyNoFolder(folder))
  const paths = new Map<DumpFile, string>()
  for (const file of files) {
    const name = present.includes(file) ? file : present.find((each) => each.toLowerCase() === file.toLowerCase())
    if (name !== undefined) paths.set(file, join(folder, name))
  }
  const missing = NEEDED.filter((file) => !paths.has(file))
  if (missing.length > 0) {
    throw new BrokenDump(`${folder} has no ${missing.join(', no ')}. Name the folder that the dump was unpacked into`)
  }
  return paths
}

async function whyNoFolder(path: string): Promise<string> {
  const isFile = (await stat(path).catch(() => undefined))?.isFile() === true
  if (!isFile) return `There is no folder ${path}`
  return `${path} is a file. Unpack it (7z x <file>), and name the folder with Users.xml and Posts.xml`
}

/** Parses a time of a dump, which is UTC unless it names a time zone; undefined if there is none. */
export function timeOf(row: DumpRow, attribute: string): number | undefined {
  const text = row.attributes[attribute]
  if (text === undefined) return undefined
  const moment = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(moment) ? undefined : moment
}

/** Parses an integer of a dump; 0 if there is none. */
export function numberOf(row: DumpRow, attribute: string): number {
  return integerIn(row.attributes[attribute] ?? '0')
}

/** Returns the id of a row, or its line number in words if it has none. */
export function idOf(row: DumpRow): string {
  return row.attributes.Id ?? `line ${row.line}`
}
