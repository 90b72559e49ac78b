import { basename, resolve } from 'node:path'
import type { AppContext } from '../../context.ts'
import { storeAnswers } from '../content/store-answers.ts'
import { storeComments } from '../content/store-comments.ts'
import { storePeople } from '../content/store-people.ts'
import { storeQuestions } from '../content/store-questions.ts'
import { joinSynonyms, storeTags } from '../content/store-tags.ts'
import { finishImport } from '../finish-import.ts'
import { addressPattern } from '../former-pictures.ts'
import { storeAvatars } from '../import-avatars.ts'
import type { ImportSummary } from '../report.ts'
import { runLinks } from '../run-links.ts'
import type { ImportOptions, ImportRun } from '../run.ts'
import { findOrStart, prepareRun } from '../run.ts'
import type { TablePass } from '../source/run-pass.ts'
import { passOfKind, runPass } from '../source/run-pass.ts'
import { FormerUploads } from '../uploads.ts'
import type { Pictured } from '../with-pictures.ts'
import { withPictures } from '../with-pictures.ts'
import { readPeople } from './read-people.ts'
import { readAvatars } from './read-avatars.ts'
import { readAnswers, readComments, readVotingComments } from './read-replies.ts'
import { readCategories, readTags } from './read-tags.ts'
import { isQuestion, readQuestions } from './read-topics.ts'
import type { DiscourseSite } from './site.ts'
import { openDiscourseSite } from './site.ts'
import { summarise } from './summary.ts'
import { PICTURE_PATH } from './upload-links.ts'

export interface DiscourseImportOptions extends ImportOptions {
  /** A backup, packed or unpacked; a dump alone; or the address of the database. */
  location: string
  /** The folder `uploads` of the site, if it is not in the backup. */
  uploads?: string
}

/**
 * Imports a Discourse site: people with their passwords; categories and tags as tags; topics as questions; posts as
 * answers or comments; their versions, likes, votes, followers, bookmarks and pictures.
 * @throws {UnusableSource} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importDiscourse(ctx: AppContext, options: DiscourseImportOptions): Promise<ImportSummary> {
  const site = await openDiscourseSite(options.location, options.uploads)
  try {
    const name = basename(resolve(options.location)).replace(/(?:\.sql|\.tar)?(?:\.t?gz)?$/, '')
    return await importSite(await prepareRun(ctx, options.source ?? name, options.hosts), site, options)
  } finally {
    await site.close()
  }
}

async function importSite(
  run: ImportRun,
  site: DiscourseSite,
  options: DiscourseImportOptions,
): Promise<ImportSummary> {
  const { tables, fingerprint } = site
  const uploads = new FormerUploads(run, site.uploads)
  const pictures = { pattern: addressPattern(run.hosts, PICTURE_PATH) }
  const progress = await findOrStart(run, fingerprint, async () => {})
  const pass = <Thing>(each: TablePass<Thing>) => runPass({ run, tables, fingerprint, progress, options }, each)
  await pass({
    name: 'users',
    title: 'People',
    table: 'users',
    read: (rows) => readPeople(site, rows, run.ctx.clock.now()),
    store: (tx, people) => storePeople(run, tx, people),
  })
  await pass({
    name: 'avatars',
    title: 'Pictures of people',
    table: 'users',
    read: (rows) => readAvatars(run, site, uploads, rows),
    store: storeAvatars,
  })
  await pass({
    name: 'categories',
    title: 'Categories',
    table: 'categories',
    read: (rows) => readCategories(site, rows),
    store: (tx, tags) => storeTags(run, tx, tags),
  })
  const tags = { table: 'tags', read: readTags }
  await pass({ ...tags, name: 'tags', title: 'Tags', store: (tx, some) => storeTags(run, tx, some) })
  await pass({ ...tags, name: 'synonyms', title: 'Synonyms', store: (tx, some) => joinSynonyms(run, tx, some) })
  await pass(
    passOfKind({
      name: 'questions',
      title: 'Questions',
      table: 'topics',
      isOfKind: (row) => isQuestion(site, row),
      read: async (rows) => withPictures(run, uploads, pictures, await readQuestions(run, site, rows)),
      store: (tx, some) => storeQuestions(run, tx, some),
    }),
  )
  const shown = async <Post extends Pictured>(posts: readonly (Post | undefined)[]) => {
    const some = await withPictures(run, uploads, pictures, posts.filter(isThere))
    const byId = new Map(some.map((post) => [post.id, post]))
    return posts.map((post) => post && byId.get(post.id))
  }
  await pass({
    name: 'answers',
    title: 'Answers',
    table: 'posts',
    read: async (rows) => shown(await readAnswers(run, site, rows)),
    store: (tx, some) => storeAnswers(run, tx, some.filter(isThere)),
  })
  await pass({
    name: 'comments',
    title: 'Comments',
    table: 'posts',
    read: async (rows) => shown(await readComments(run, site, rows)),
    store: (tx, some) => storeComments(run, tx, some.filter(isThere)),
  })
  await pass({
    name: 'voting comments',
    title: 'Comments of the plugin for voting',
    table: site.table('comment'),
    read: (rows) => readVotingComments(run, site, rows),
    store: (tx, some) => storeComments(run, tx, some),
  })
  await runLinks(run, options)
  return finishImport(run, await summarise(run, site), options)
}

function isThere<Thing>(thing: Thing | undefined): thing is Thing {
  return thing !== undefined
}
