import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { reserveIds } from '../../platform/db/reserve-ids.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { followAll } from '../content/follow-all.ts'
import { linkDuplicates } from '../content/link-duplicates.ts'
import { storeAnswers } from '../content/store-answers.ts'
import { storeComments } from '../content/store-comments.ts'
import { storePeople } from '../content/store-people.ts'
import { storeQuestions } from '../content/store-questions.ts'
import { joinSynonyms, storeTags } from '../content/store-tags.ts'
import type { ImportSummary } from '../report.ts'
import { finishImport } from '../finish-import.ts'
import { runLinks } from '../run-links.ts'
import type { ImportOptions, ImportRun, Unusable } from '../run.ts'
import { findOrStart, prepareRun } from '../run.ts'
import type { Row } from '../source/cells.ts'
import { textOf } from '../source/cells.ts'
import type { TablePass } from '../source/run-pass.ts'
import { runPass } from '../source/run-pass.ts'
import { findLocalIds } from '../store.ts'
import { FormerUploads } from '../uploads.ts'
import { addressPattern } from '../former-pictures.ts'
import { storeAvatars } from '../import-avatars.ts'
import { withPictures } from '../with-pictures.ts'
import { readAvatars } from './read-avatars.ts'
import { importSettings } from './import-settings.ts'
import { readFollowersOf, readPeople } from './read-people.ts'
import { readAnswers, readComments, readQuestions } from './read-posts.ts'
import { readTags } from './read-tags.ts'
import type { AnswerSite } from './site.ts'
import { openAnswerSite } from './site.ts'
import { summarise } from './summary.ts'

/** Pattern of the path of an upload. */
const UPLOADS = String.raw`/uploads/((?:post|avatar|branding)/[\w-]+\.\w{2,5})`

export interface AnswerImportOptions extends ImportOptions {
  /** Address of the database, or its SQLite file. */
  database: string
  /** The folder `uploads` of the Answer site; without it, addresses of pictures stay as they are. */
  uploads?: string
  /** Time zone in which the site wrote times, UTC by default. */
  timeZone?: string
  /** True to also import the name, the descriptions, the legal texts and the rules of the site. */
  settings?: boolean
}

/**
 * Imports an Answer site from its database: people with their passwords, tags, posts with their versions, comments,
 * votes, follows and bookmarks. Posts and comments keep their ids where this site does not use them yet. Each batch is
 * stored in one transaction together with the progress, so that a stopped or killed import resumes where it was; a
 * stored row is never stored again.
 * @throws {UnusableSource} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importAnswer(ctx: AppContext, options: AnswerImportOptions): Promise<ImportSummary> {
  const site = await openAnswerSite(options.database, options.timeZone ?? 'UTC')
  try {
    const source = options.source ?? site.host ?? 'answer'
    const run = await prepareRun(ctx, source, options.hosts ?? (site.host === undefined ? [] : [site.host]))
    return await importSite(run, site, options)
  } finally {
    await site.tables.close()
  }
}

async function importSite(run: ImportRun, site: AnswerSite, options: AnswerImportOptions): Promise<ImportSummary> {
  const uploads = new FormerUploads(run, options.uploads)
  const pictures = { pattern: addressPattern(run.hosts, UPLOADS) }
  const progress = await findOrStart(run, site.fingerprint, async () => {})
  await reserveAll(run, site)
  const { tables, fingerprint } = site
  const pass = <Thing>(each: TablePass<Thing>) => runPass({ run, tables, fingerprint, progress, options }, each)
  const tags = { table: 'tag', read: (rows: readonly Row[]) => readTags(site, rows) }
  const questions = { table: 'question', read: (rows: readonly Row[]) => readQuestions(site, rows) }
  await pass({
    name: 'users',
    title: 'People',
    table: 'user',
    read: (rows) => readPeople(site, rows),
    store: (tx, people) => storePeople(run, tx, people),
  })
  await pass({
    name: 'avatars',
    title: 'Pictures of people',
    table: 'user',
    read: (rows) => readAvatars(run, uploads, pictures, rows),
    store: storeAvatars,
  })
  await pass({
    name: 'follows',
    title: 'Followers of people',
    table: 'user',
    read: async (rows) => rows.map((row) => textOf(row, 'id')),
    store: (tx, ids) => storeFollowers(run, site, tx, ids),
  })
  await pass({ ...tags, name: 'tags', title: 'Tags', store: (tx, some) => storeTags(run, tx, some) })
  await pass({ ...tags, name: 'synonyms', title: 'Synonyms', store: (tx, some) => joinSynonyms(run, tx, some) })
  await pass({
    ...questions,
    name: 'questions',
    title: 'Questions',
    read: async (rows) => withPictures(run, uploads, pictures, await questions.read(rows)),
    store: (tx, some) => storeQuestions(run, tx, some),
  })
  await pass({
    name: 'answers',
    title: 'Answers',
    table: 'answer',
    read: async (rows) => withPictures(run, uploads, pictures, await readAnswers(site, rows)),
    store: (tx, some) => storeAnswers(run, tx, some),
  })
  await pass({
    ...questions,
    name: 'duplicates',
    title: 'Duplicates',
    store: (tx, some) => linkDuplicates(run, tx, some),
  })
  await pass({
    name: 'comments',
    title: 'Comments',
    table: 'comment',
    read: async (rows) => withPictures(run, uploads, pictures, await readComments(site, rows)),
    store: (tx, some) => storeComments(run, tx, some),
  })
  await runLinks(run, options)
  if (options.settings === true) await importSettings(run, site)
  return finishImport(run, await summarise(run, site), options)
}

/** Reserves the ids of all posts and comments of the source, so that new ones of this site get higher ids. */
async function reserveAll({ ctx }: ImportRun, { tables }: AnswerSite): Promise<void> {
  for (const table of ['question', 'answer', 'comment'] as const) {
    const last = decodeObjectId(await tables.last(table))?.id
    if (last !== undefined) await reserveIds(ctx.db, ctx.can, `${table}s`, last)
  }
}

async function storeFollowers(run: ImportRun, site: AnswerSite, tx: Tx, ids: readonly string[]): Promise<Unusable[]> {
  const followers = await readFollowersOf(site, 'user.follow', ids)
  const users = await findLocalIds(tx, run.source, 'user', followers.keys())
  for (const [id, some] of followers) {
    const userId = users.get(id)
    if (userId !== undefined) await followAll(run, tx, { type: 'user', id: userId }, some)
  }
  return []
}
