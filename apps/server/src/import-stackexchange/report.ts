import { open } from 'node:fs/promises'
import type { Db } from '../platform/db/database.ts'
import type { CheckedDump, DumpFile } from './dump.ts'
import { BODY_TYPES, CLOSED_TYPE, DOWN_TYPE, UP_TYPE } from './gather.ts'
import { DUPLICATE_TYPE } from './import-duplicates.ts'
import type { ImportRun } from './run.ts'
import { countGatheredVotes } from './gathered-store.ts'
import { countAuthors, countLocalIds, countUnusableRows, listUnusableRows } from './store.ts'

/** One line of the final table: counts of the dump and of the site. */
export interface NounCount {
  noun: string
  inDump: number
  stored: number
}

/** The result of an import. Stored counts include earlier imports of the same source. */
export interface ImportSummary {
  source: string
  /** Files the dump does not have. */
  absent: readonly DumpFile[]
  nouns: NounCount[]
  /** Rows that could not be used. */
  unusable: { file: string; reason: string; count: number }[]
  /** Rows that have no counterpart on this site, by design. */
  notMapped: { file: string; what: string; count: number }[]
}

/** Counts the rows of the dump and of the site. Called before the state of the import is deleted. */
export async function summarise({ app, source }: ImportRun, dump: CheckedDump): Promise<ImportSummary> {
  const stored = await countLocalIds(app.db, source)
  const posts = dump.types('Posts.xml')
  const ofTypes = (file: DumpFile, ...types: string[]) =>
    types.reduce((sum, type) => sum + (dump.types(file).get(type) ?? 0), 0)
  const count = (noun: string, inDump: number, kind: Parameters<typeof stored.get>[0]): NounCount => ({
    noun,
    inDump,
    stored: stored.get(kind) ?? 0,
  })
  return {
    source,
    absent: dump.absent,
    nouns: [
      count('users', dump.rows('Users.xml'), 'user'),
      { noun: 'people with posts', inDump: dump.authors, stored: await countAuthors(app.db, source) },
      count('tags', dump.rows('Tags.xml'), 'tag'),
      count('texts about tags', ofTypes('Posts.xml', '4', '5'), 'tag-text'),
      count('questions', posts.get('1') ?? 0, 'question'),
      count('answers', posts.get('2') ?? 0, 'answer'),
      count('accepted answers', dump.acceptances, 'accepted'),
      count('comments', dump.rows('Comments.xml'), 'comment'),
      {
        noun: 'votes',
        inDump: ofTypes('Votes.xml', UP_TYPE, DOWN_TYPE),
        stored: await countGatheredVotes(app.db, source),
      },
      count('duplicates', ofTypes('PostLinks.xml', DUPLICATE_TYPE), 'duplicate'),
      count('authors without an account', stored.get('absent-user') ?? 0, 'absent-user'),
    ],
    unusable: await countUnusableRows(app.db, source),
    notMapped: [
      othersOf(dump, 'PostHistory.xml', 'history other than texts and closings', [...BODY_TYPES, CLOSED_TYPE]),
      othersOf(dump, 'Votes.xml', 'votes other than up and down', [UP_TYPE, DOWN_TYPE]),
      othersOf(dump, 'PostLinks.xml', 'links other than duplicates', [DUPLICATE_TYPE]),
    ],
  }
}

function othersOf(dump: CheckedDump, file: DumpFile, what: string, used: readonly string[]) {
  const others = [...dump.types(file)].filter(([type]) => !used.includes(type))
  return { file, what, count: others.reduce((sum, [, count]) => sum + count, 0) }
}

const PAGE = 1000

/** Writes the summary and every unusable row as JSON, page by page. */
export async function writeReport(db: Db, summary: ImportSummary, path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.write(`${JSON.stringify(summary, undefined, 2).replace(/\n}$/, '')},\n  "rows": [`)
    let offset = 0
    for (;;) {
      const rows = await listUnusableRows(db, summary.source, { size: PAGE, offset })
      const lines = rows.map(
        (row) => `\n    ${JSON.stringify({ file: row.file, row: row.row_id, reason: row.reason })}`,
      )
      await file.write((offset > 0 && lines.length > 0 ? ',' : '') + lines.join(','))
      offset += rows.length
      if (rows.length < PAGE) break
    }
    await file.write('\n  ]\n}\n')
  } finally {
    await file.close()
  }
}
