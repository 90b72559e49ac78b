import { basename, resolve } from 'node:path'
import type { AppContext } from '../../context.ts'
import { storeAnswers } from '../content/store-answers.ts'
import { storeComments } from '../content/store-comments.ts'
import { storePeople } from '../content/store-people.ts'
import { storeQuestions } from '../content/store-questions.ts'
import { joinSynonyms, storeTags } from '../content/store-tags.ts'
import { addressPattern } from '../former-pictures.ts'
import type { ImportSummary } from '../report.ts'
import { finishImport } from '../finish-import.ts'
import { runLinks } from '../run-links.ts'
import type { ImportOptions, ImportRun } from '../run.ts'
import { findOrStart, prepareRun } from '../run.ts'
import { textOf } from '../source/cells.ts'
import type { KindPass, TablePass } from '../source/run-pass.ts'
import { passOfKind, runPass } from '../source/run-pass.ts'
import { countLocalIds, countUnusableRows } from '../store.ts'
import { FormerUploads } from '../uploads.ts'
import type { Pictured } from '../with-pictures.ts'
import { withPictures } from '../with-pictures.ts'
import { readPeople } from './read-people.ts'
import { readAnswers, readComments, readQuestions } from './read-posts.ts'
import { readSynonyms, readTags } from './read-tags.ts'
import type { AskbotSite } from './site.ts'
import { openAskbotSite } from './site.ts'

export interface AskbotImportOptions extends ImportOptions {
  /** An SQL dump, or the address of the database. */
  location: string
  /** The folder `upfiles` of the site; without it, addresses of pictures stay as they are. */
  uploads?: string
}

/**
 * Imports an Askbot site: people with their passwords, tags, questions, answers, comments, versions, votes, follows and
 * bookmarks.
 * @throws {UnusableSource} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importAskbot(ctx: AppContext, options: AskbotImportOptions): Promise<ImportSummary> {
  const site = await openAskbotSite(options.location)
  try {
    const name = basename(resolve(options.location)).replace(/(?:\.sql)?(?:\.gz)?$/, '')
    return await importSite(await prepareRun(ctx, options.source ?? name, options.hosts), site, options)
  } finally {
    await site.close()
  }
}

async function importSite(run: ImportRun, site: AskbotSite, options: AskbotImportOptions): Promise<ImportSummary> {
  const { tables, fingerprint, table } = site
  const uploads = new FormerUploads(run, options.uploads)
  const pictures = { pattern: addressPattern(run.hosts, String.raw`/upfiles/([\w-]+\.\w{2,5})`) }
  const progress = await findOrStart(run, fingerprint, async () => {})
  const pass = <Thing>(each: TablePass<Thing>) => runPass({ run, tables, fingerprint, progress, options }, each)
  await pass({
    name: 'users',
    title: 'People',
    table: 'auth_user',
    read: (rows) => readPeople(site, rows),
    store: (tx, people) => storePeople(run, tx, people),
  })
  await pass({
    name: 'tags',
    title: 'Tags',
    table: table('tag'),
    read: (rows) => readTags(site, rows),
    store: (tx, some) => storeTags(run, tx, some),
  })
  await pass({
    name: 'synonyms',
    title: 'Synonyms',
    table: 'askbot_tagsynonym',
    read: (rows) => readSynonyms(site, rows),
    store: async (tx, some) => [...(await storeTags(run, tx, some)), ...(await joinSynonyms(run, tx, some))],
  })
  const posts = <Post extends Pictured>(kind: string, each: Omit<KindPass<Post>, 'name' | 'table' | 'isOfKind'>) =>
    pass(
      passOfKind({
        ...each,
        name: `${kind}s`,
        table: 'askbot_post',
        isOfKind: (row) => textOf(row, 'post_type') === kind,
        read: async (rows) => withPictures(run, uploads, pictures, await each.read(rows)),
      }),
    )
  await posts('question', {
    title: 'Questions',
    read: (rows) => readQuestions(site, rows),
    store: (tx, some) => storeQuestions(run, tx, some),
  })
  await posts('answer', {
    title: 'Answers',
    read: (rows) => readAnswers(site, rows),
    store: (tx, some) => storeAnswers(run, tx, some),
  })
  await posts('comment', {
    title: 'Comments',
    read: (rows) => readComments(site, rows),
    store: (tx, some) => storeComments(run, tx, some),
  })
  await runLinks(run, options)
  return finishImport(run, await summarise(run, site), options)
}

async function summarise({ ctx, source }: ImportRun, { tables, table }: AskbotSite): Promise<ImportSummary> {
  const stored = await countLocalIds(ctx.db, source)
  const ofType = (prefix: string) => tables.count('askbot_post', { column: 'post_type', prefix })
  const nouns = [
    ['users', await tables.count('auth_user'), 'user'],
    ['tags', (await tables.count(table('tag'))) + (await tables.count('askbot_tagsynonym')), 'tag'],
    ['questions', await ofType('question'), 'question'],
    ['answers', await ofType('answer'), 'answer'],
    ['comments', await ofType('comment'), 'comment'],
  ] as const
  return {
    source,
    absent: [],
    nouns: nouns.map(([noun, inDump, kind]) => ({ noun, inDump, stored: stored.get(kind) ?? 0 })),
    unusable: await countUnusableRows(ctx.db, source),
    notMapped: [],
  }
}
