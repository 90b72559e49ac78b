import { basename, resolve } from 'node:path'
import type { AppContext } from '../../context.ts'
import { linkDuplicates } from '../content/link-duplicates.ts'
import { storeAnswers } from '../content/store-answers.ts'
import { storeComments } from '../content/store-comments.ts'
import { storePeople } from '../content/store-people.ts'
import { storeQuestions } from '../content/store-questions.ts'
import type { ImportSummary } from '../report.ts'
import { finishImport } from '../finish-import.ts'
import { runLinks } from '../run-links.ts'
import type { ImportOptions, ImportRun, Unusable } from '../run.ts'
import { findOrStart, prepareRun } from '../run.ts'
import type { TablePass } from '../source/run-pass.ts'
import { runPass } from '../source/run-pass.ts'
import { countLocalIds, countUnusableRows } from '../store.ts'
import { readPeople } from './read-people.ts'
import type { Q2aPost } from './read-posts.ts'
import { readPosts } from './read-posts.ts'
import type { Q2aSite } from './site.ts'
import { openQ2aSite } from './site.ts'

export interface Q2aImportOptions extends ImportOptions {
  /** An SQL dump, or the address of the database. */
  location: string
  /** Time zone in which the site wrote times, UTC by default. */
  timeZone?: string
}

/**
 * Imports a Question2Answer site: people with their passwords, questions, answers, comments, votes and favourite
 * questions.
 * @throws {UnusableSource} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importQuestion2Answer(ctx: AppContext, options: Q2aImportOptions): Promise<ImportSummary> {
  const site = await openQ2aSite(options.location, options.timeZone ?? 'UTC')
  try {
    const name = basename(resolve(options.location)).replace(/(?:\.sql)?(?:\.gz)?$/, '')
    return await importSite(await prepareRun(ctx, options.source ?? name, options.hosts), site, options)
  } finally {
    await site.close()
  }
}

async function importSite(run: ImportRun, site: Q2aSite, options: Q2aImportOptions): Promise<ImportSummary> {
  const { tables, fingerprint, table } = site
  const progress = await findOrStart(run, fingerprint, async () => {})
  const pass = <Thing>(each: TablePass<Thing>) => runPass({ run, tables, fingerprint, progress, options }, each)
  const posts = {
    table: table('posts'),
    key: 'postid',
    read: (rows: Parameters<typeof readPosts>[1]) => readPosts(site, rows),
  }
  await pass({
    name: 'users',
    title: 'People',
    table: table('users'),
    key: 'userid',
    read: (rows) => readPeople(site, rows),
    store: (tx, people) => storePeople(run, tx, people),
  })
  await pass({
    ...posts,
    name: 'questions',
    title: 'Questions',
    store: async (tx, some) => [...(await storeQuestions(run, tx, only(some, 'question'))), ...some.flatMap(othersIn)],
  })
  await pass({
    ...posts,
    name: 'answers',
    title: 'Answers',
    store: (tx, some) => storeAnswers(run, tx, only(some, 'answer')),
  })
  await pass({
    ...posts,
    name: 'duplicates',
    title: 'Duplicates',
    store: (tx, some) => linkDuplicates(run, tx, only(some, 'question')),
  })
  await pass({
    ...posts,
    name: 'comments',
    title: 'Comments',
    store: (tx, some) => storeComments(run, tx, only(some, 'comment')),
  })
  await runLinks(run, options)
  return finishImport(run, await summarise(run, site), options)
}

function only<Kind extends 'question' | 'answer' | 'comment'>(posts: readonly Q2aPost[], kind: Kind) {
  // The compiler cannot narrow the content type of a post if its kind is a parameter.
  return posts.flatMap((each) => (each.kind === kind ? [each.post] : [])) as Extract<Q2aPost, { kind: Kind }>['post'][]
}

/**
 * Reports a row that is neither a post nor a note. A note says why a question was closed, and is imported with the
 * question.
 */
function othersIn(post: Q2aPost): Unusable[] {
  if (post.kind !== 'other' || post.type === 'NOTE') return []
  return [{ id: post.id, reason: `post type ${post.type} has no place here` }]
}

async function summarise({ ctx, source }: ImportRun, { tables, table }: Q2aSite): Promise<ImportSummary> {
  const stored = await countLocalIds(ctx.db, source)
  const ofType = (type: string) => tables.count(table('posts'), { column: 'type', prefix: type })
  const notMapped = []
  for (const [name, what] of [
    ['blobs', 'pictures and files in the database'],
    ['messages', 'private messages'],
    ['tagmetas', 'descriptions of tags'],
  ] as const) {
    const count = await tables.count(table(name))
    if (count > 0) notMapped.push({ file: table(name), what, count })
  }
  return {
    source,
    absent: [],
    nouns: [
      { noun: 'users', inDump: await tables.count(table('users')), stored: stored.get('user') ?? 0 },
      { noun: 'questions', inDump: await ofType('Q'), stored: stored.get('question') ?? 0 },
      { noun: 'answers', inDump: await ofType('A'), stored: stored.get('answer') ?? 0 },
      { noun: 'comments', inDump: await ofType('C'), stored: stored.get('comment') ?? 0 },
    ],
    unusable: await countUnusableRows(ctx.db, source),
    notMapped,
  }
}
