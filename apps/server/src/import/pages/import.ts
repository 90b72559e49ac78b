import { basename, resolve } from 'node:path'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findUserByEMail, findUserByUsername } from '../../slices/users/index.ts'
import { withoutStored } from '../content/without-stored.ts'
import type { ImportedAnswer, ImportedQuestion } from '../content/records.ts'
import { storeAnswers } from '../content/store-answers.ts'
import { storeQuestions } from '../content/store-questions.ts'
import { mapOutsideCode } from '../outside-code.ts'
import type { PersonReference } from '../people.ts'
import { NAMELESS } from '../people.ts'
import type { ImportSummary } from '../report.ts'
import { writeReport } from '../report.ts'
import { runLinks } from '../run-links.ts'
import type { ImportOptions, ImportRun, Unusable } from '../run.ts'
import { findOrStart, prepareRun, runStep } from '../run.ts'
import { UnusableSource } from '../source/errors.ts'
import {
  clearProgress,
  countLocalIds,
  countUnusableRows,
  findFirstAdministrator,
  findLocalIds,
  saveLocalIds,
} from '../store.ts'
import { FormerUploads } from '../uploads.ts'
import { notesOnDisplayName } from '../within-limits.ts'
import { openCsvFile } from './csv-file.ts'
import { openMarkdownFolder } from './markdown-folder.ts'
import type { Page, PageSource } from './page.ts'

export interface PageImportOptions extends ImportOptions {
  /** A folder of Markdown files, or a CSV file. */
  location: string
  /** Username of the author of pages that name none; by default the first administrator. */
  author?: string
}

/**
 * Imports a folder of Markdown files, such as an FAQ or a wiki.
 * @throws {UnusableSource} before anything is stored
 * @throws {ImportStopped} after `signal`
 */
export async function importMarkdown(ctx: AppContext, options: PageImportOptions): Promise<ImportSummary> {
  return importPages(ctx, await openMarkdownFolder(resolve(options.location)), options)
}

/** Imports a CSV file of questions and answers; throws like {@link importMarkdown}. */
export async function importCsv(ctx: AppContext, options: PageImportOptions): Promise<ImportSummary> {
  return importPages(ctx, await openCsvFile(resolve(options.location)), options)
}

async function importPages(ctx: AppContext, pages: PageSource, options: PageImportOptions): Promise<ImportSummary> {
  const run = await prepareRun(ctx, options.source ?? basename(resolve(options.location)), options.hosts)
  const author = await defaultAuthor(ctx, options.author)
  const uploads = new FormerUploads(run, pages.folder)
  const { part, total, fingerprint } = pages
  const done = (await findOrStart(run, fingerprint, async () => {})).get('pages') ?? 0
  async function* batches() {
    for await (const some of pages.batches(options.batchSize ?? 500, done)) {
      const ready: Page[] = []
      // Sequential, because several pages may show the same picture.
      for (const page of some) ready.push(await withPictures(pages, uploads, page, author))
      yield ready
    }
  }
  const step = { name: 'pages', title: 'Pages', part, dump: fingerprint, done, total, batches: batches() }
  await runStep(run, { ...step, store: (tx, some) => storePages(run, tx, some, author) }, options)
  await runLinks(run, options)
  const stored = await countLocalIds(ctx.db, run.source)
  const summary: ImportSummary = {
    source: run.source,
    absent: [],
    nouns: [
      { noun: 'questions', inDump: total, stored: stored.get('question') ?? 0 },
      { noun: 'answers', inDump: stored.get('answer') ?? 0, stored: stored.get('answer') ?? 0 },
    ],
    unusable: await countUnusableRows(ctx.db, run.source),
    notMapped: [],
  }
  if (options.reportFile !== undefined) await writeReport(ctx.db, summary, options.reportFile)
  await ctx.db.transaction().execute((tx) => clearProgress(tx, run.source))
  return summary
}

async function defaultAuthor(ctx: AppContext, username: string | undefined): Promise<number> {
  if (username === undefined) return findFirstAdministrator(ctx.db)
  const user = await findUserByUsername(ctx.db, username)
  if (!user) throw new UnusableSource(`There is nobody with the username ${username} here`)
  return user.id
}

/** The name under which the author of pages without an author's name is recorded. No page can contain this name. */
const NOBODY = ' '

async function storePages(run: ImportRun, tx: Tx, pages: readonly Page[], author: number): Promise<Unusable[]> {
  await recordAuthors(run, tx, pages, author)
  const usable = pages.filter(({ title }) => title !== '')
  const known = await findLocalIds(
    tx,
    run.source,
    'question',
    usable.map(({ id }) => id),
  )
  const fresh = withoutStored(usable, known)
  const refused = await storeQuestions(run, tx, fresh.map(questionOf))
  const lost = await storeAnswers(run, tx, fresh.flatMap(answersOf))
  await recordPaths(run, tx, fresh)
  return [
    ...pages.filter(({ title }) => title === '').flatMap(({ id, notes }) => reasonsOf(id, notes)),
    ...refused,
    ...lost,
    ...fresh.flatMap((page) => notesOnDisplayName(page.id, authorOf(page).displayName ?? '')),
  ]
}

function reasonsOf(id: string, notes: readonly Unusable[]): readonly Unusable[] {
  return notes.length > 0 ? notes : [{ id, reason: 'question without a title' }]
}

/** Records the accounts that authors have here. Other authors become people without an account. */
async function recordAuthors(run: ImportRun, tx: Tx, pages: readonly Page[], author: number): Promise<void> {
  const names = new Set(pages.map((page) => page.author || NOBODY))
  const known = await findLocalIds(tx, run.source, 'user', names)
  const ids = new Map<string, number>()
  for (const name of names) {
    if (known.has(name)) continue
    const id = name === NOBODY ? author : await accountOf(tx, name)
    if (id !== undefined) ids.set(name, id)
  }
  await saveLocalIds(tx, run.source, 'user', ids)
}

const E_MAIL = /[^\s<>]+@[^\s<>]+/

async function accountOf(tx: Tx, name: string): Promise<number | undefined> {
  const eMail = E_MAIL.exec(name)?.[0]
  const user = eMail === undefined ? await findUserByUsername(tx, name) : await findUserByEMail(tx, eMail)
  return user?.id
}

function authorOf({ author }: Page): PersonReference {
  return { id: author || NOBODY, displayName: publicNameOf(author) }
}

/**
 * Returns the name without e-mail addresses, which should not be public; for a bare address, the part before the `@`.
 */
function publicNameOf(author: string): string {
  const named = author.replaceAll(/\s*<?[^\s<>]+@[^\s<>]+>?/g, '').trim()
  if (/[\p{L}\p{N}]/u.test(named)) return named
  const [local = ''] = E_MAIL.exec(author)?.[0].split('@') ?? []
  return local.replace(/^[^\p{L}\p{N}]+/u, '') || NAMELESS
}

function questionOf(page: Page): ImportedQuestion {
  return {
    ...postOf(page),
    id: page.id,
    text: page.question,
    title: page.title,
    tags: page.tags,
    viewCount: 0,
    isPinned: false,
    isListed: true,
    followers: [],
    bookmarks: [],
    ...(page.editedAt === undefined ? {} : { editedAt: page.editedAt }),
    notes: page.notes,
  }
}

function answersOf(page: Page): ImportedAnswer[] {
  return page.answers.map((text, index) => ({
    ...postOf(page),
    id: `${page.id}#${index + 1}`,
    text,
    questionId: page.id,
    isAccepted: index === 0,
  }))
}

function postOf(page: Page) {
  const nothing = { score: 0, votes: [], versions: [], isDeleted: false }
  return { ...nothing, author: authorOf(page), createdAt: page.createdAt }
}

/** Records the former paths of stored pages. If several pages claim a path, the first one gets it. */
async function recordPaths(run: ImportRun, tx: Tx, pages: readonly Page[]): Promise<void> {
  const keys = await findLocalIds(
    tx,
    run.source,
    'question',
    pages.map(({ id }) => id),
  )
  const known = await findLocalIds(
    tx,
    run.source,
    'page',
    pages.flatMap(({ paths }) => paths),
  )
  const ids = new Map<string, number>()
  for (const { id, paths } of pages) {
    const key = keys.get(id)
    for (const path of paths) if (key !== undefined && !known.has(path) && !ids.has(path)) ids.set(path, key)
  }
  await saveLocalIds(tx, run.source, 'page', ids)
}

const PICTURE = /(!\[[^\]\n]*\]\(\s*<?)([^\s()<>]+)/g

/** Stores the pictures of a page that are files beside it, and replaces their addresses in its texts. */
async function withPictures(pages: PageSource, uploads: FormerUploads, page: Page, ownerId: number): Promise<Page> {
  const addresses = new Map<string, string>()
  const notes: Unusable[] = [...page.notes]
  for (const address of picturesIn([page.question, ...page.answers])) {
    const file = pages.pictureOf(page, address)
    if (file === undefined) continue
    const taken = await uploads.take(file, { source: 'post', ownerId })
    if (typeof taken === 'string') addresses.set(address, taken)
    else notes.push({ id: page.id, reason: taken.lost })
  }
  const changed = (text: string): string =>
    mapOutsideCode(text, (part) =>
      part.replaceAll(PICTURE, (_whole, lead: string, address: string) => lead + (addresses.get(address) ?? address)),
    )
  return { ...page, question: changed(page.question), answers: page.answers.map(changed), notes }
}

function picturesIn(texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    mapOutsideCode(text, (part) => {
      for (const [, , address] of part.matchAll(PICTURE)) if (address !== undefined) found.add(address)
      return part
    })
  }
  return found
}
