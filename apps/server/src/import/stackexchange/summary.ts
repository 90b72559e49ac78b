import type { ImportSummary, NounCount } from '../report.ts'
import type { ImportRun } from '../run.ts'
import { countAuthors, countLocalIds, countUnusableRows } from '../store.ts'
import type { CheckedDump, DumpFile } from './dump.ts'
import { BODY_TYPES, CLOSED_TYPE, DOWN_TYPE, UP_TYPE } from './gather.ts'
import { countGatheredVotes } from './gathered-store.ts'
import { DUPLICATE_TYPE } from './import-duplicates.ts'

/** Counts the rows of the dump and of the site. Called before the state of the import is deleted. */
export async function summarise({ ctx, source }: ImportRun, dump: CheckedDump): Promise<ImportSummary> {
  const stored = await countLocalIds(ctx.db, source)
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
      { noun: 'people with posts', inDump: dump.authors, stored: await countAuthors(ctx.db, source) },
      count('tags', dump.rows('Tags.xml'), 'tag'),
      count('texts about tags', ofTypes('Posts.xml', '4', '5'), 'tag-text'),
      count('questions', posts.get('1') ?? 0, 'question'),
      count('answers', posts.get('2') ?? 0, 'answer'),
      count('accepted answers', dump.acceptances, 'accepted'),
      count('comments', dump.rows('Comments.xml'), 'comment'),
      {
        noun: 'votes',
        inDump: ofTypes('Votes.xml', UP_TYPE, DOWN_TYPE),
        stored: await countGatheredVotes(ctx.db, source),
      },
      count('duplicates', ofTypes('PostLinks.xml', DUPLICATE_TYPE), 'duplicate'),
      count('authors without an account', stored.get('absent-user') ?? 0, 'absent-user'),
    ],
    unusable: await countUnusableRows(ctx.db, source),
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
