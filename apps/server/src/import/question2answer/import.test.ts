import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { unwrap } from '@quandary/api-client'
import { hash } from 'bcryptjs'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { mountPages } from '../../page-host/index.ts'
import { questionIds } from '../../slices/questions/index.ts'
import { findUserByUsername } from '../../slices/users/index.ts'
import { ImportStopped } from '../errors.ts'
import { UnusableSource } from '../source/errors.ts'
import type { Q2aImportOptions } from './index.ts'
import { importQuestion2Answer } from './index.ts'

type Value = string | number | null

const AT = '2022-01-02 03:04:05'
const COLUMNS: Record<string, string> = {
  qa_users: 'userid created createip email handle passsalt passcheck passhash level loggedin flags',
  qa_userprofile: 'userid title content',
  qa_userpoints: 'userid points',
  qa_posts: `postid type parentid categoryid selchildid closedbyid userid lastuserid netvotes views format created updated
    updatetype title content tags name`,
  qa_uservotes: 'postid userid vote flag votecreated',
  qa_userfavorites: 'userid entitytype entityid nouserevents',
  qa_categories: 'categoryid parentid title tags',
  qa_blobs: 'blobid format content userid',
}

/** Writes a dump in the form of mysqldump: column names only in the definitions, many rows per statement. */
function dumpOf(tables: Record<string, Value[][]>): string {
  const quoted = (text: string) =>
    `'${text
      .replaceAll('\\', '\\\\')
      .replaceAll("'", String.raw`\'`)
      .replaceAll('\0', String.raw`\0`)
      .replaceAll('\n', String.raw`\n`)}'`
  const parts = ["-- MariaDB dump 10.19  don't mind\n", '/*!40101 SET NAMES utf8mb4 */;']
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const lines = columns.split(/\s+/).map((column) => `  \`${column}\` text DEFAULT NULL`)
    parts.push(`CREATE TABLE \`${table}\` (\n${lines.join(',\n')}\n) ENGINE=InnoDB COMMENT='it''s; here';`)
    const rows = (tables[table] ?? []).map(
      (row) =>
        `(${row.map((value) => (value === null ? 'NULL' : typeof value === 'number' ? value : quoted(value))).join(',')})`,
    )
    if (rows.length > 0)
      parts.push(`LOCK TABLES \`${table}\` WRITE;`, `INSERT INTO \`${table}\` VALUES\n${rows.join(',\n')};`)
  }
  return `${parts.join('\n')}\n`
}

function post(id: number, type: string, more: Partial<Record<string, Value>>): Value[] {
  const row: Partial<Record<string, Value>> = {
    postid: id,
    type,
    userid: 1,
    netvotes: 0,
    views: 3,
    format: '',
    created: AT,
    content: `Text ${id}`,
    ...more,
  }
  return (COLUMNS.qa_posts ?? '').split(/\s+/).map((column) => row[column] ?? null)
}

async function tablesOfSite(): Promise<Record<string, Value[][]>> {
  const user = (id: number, handle: string, passhash: string | null, level: number, flags: number): Value[] => [
    id,
    AT,
    null,
    `${handle}@qa.example`,
    handle,
    passhash === null ? 'salt' : null,
    passhash === null ? 'sha1' : null,
    passhash,
    level,
    AT,
    flags,
  ]
  return {
    qa_users: [
      user(1, 'Ada', (await hash('ada-knows-engines', 4)).replace('$2b$', '$2y$'), 120, 1),
      user(2, 'bob', null, 0, 9),
      user(3, 'troll', null, 0, 2),
    ],
    qa_userprofile: [
      [1, 'name', "Ada O'Lovelace"],
      [1, 'website', 'ada.example'],
      [2, 'about', 'Back\\slash'],
    ],
    qa_userpoints: [
      [1, 1200],
      [2, 100],
    ],
    qa_posts: [
      post(1, 'Q', {
        title: 'What; is (a) "dump"?',
        tags: 'sql,c++',
        categoryid: 7,
        selchildid: 3,
        netvotes: 2,
        format: 'html',
        content: '<p>It\'s <b>bold</b>, see <a href="https://qa.example/5/again">this</a></p>',
      }),
      post(2, 'A', { parentid: 1, userid: 2, content: 'One line\nand another', netvotes: -1 }),
      post(3, 'A', { parentid: 1, userid: null, name: 'Guest', updated: '2022-02-02 00:00:00', updatetype: 'E' }),
      post(4, 'C', { parentid: 2, userid: 2 }),
      post(5, 'Q', { title: 'What is a dump again?', closedbyid: 1 }),
      post(6, 'Q', { title: 'Off the topic', closedbyid: 7 }),
      post(7, 'NOTE', { content: 'Not about engines' }),
      post(8, 'Q_HIDDEN', { title: 'Spam' }),
      post(9, 'A_QUEUED', { parentid: 1 }),
      post(10, 'A', { parentid: 99 }),
      post(11, 'C_HIDDEN', { parentid: 1 }),
    ],
    qa_uservotes: [
      [1, 2, 1, 0, AT],
      [2, 1, -1, 0, AT],
      [3, 1, 0, 1, null],
    ],
    qa_userfavorites: [
      [2, 'Q', 1, 0],
      [2, 'U', 1, 0],
    ],
    qa_categories: [[7, null, 'Databases', 'databases']],
    qa_blobs: [[1, 'png', '\u0000\u001A', 1]],
  }
}

describeOnEveryEngine('the import of a Question2Answer site', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-q2a-'))
    await writeFile(join(folder, 'site.sql.gz'), gzipSync(dumpOf(await tablesOfSite())))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (site: TestSite, options: Partial<Q2aImportOptions> = {}) =>
    importQuestion2Answer(site.ctx, { location: join(folder, 'site.sql.gz'), hosts: ['qa.example'], ...options })
  const contentOf = async ({ ctx }: TestSite) => ({
    questions: await ctx.db.selectFrom('questions').selectAll().orderBy('id').execute(),
    answers: await ctx.db.selectFrom('answers').selectAll().orderBy('id').execute(),
    comments: await ctx.db.selectFrom('comments').selectAll().orderBy('id').execute(),
    votes: await ctx.db.selectFrom('votes').selectAll().orderBy('id').execute(),
  })

  it('QA1 stores everything usable, counts the rest by reason, and leaves every counter right', async () => {
    const site = await open()
    const { source, nouns, unusable, notMapped } = await run(site)
    expect(source).toBe('site')
    expect(nouns).toEqual([
      { noun: 'users', inDump: 3, stored: 3 },
      { noun: 'questions', inDump: 4, stored: 4 },
      { noun: 'answers', inDump: 4, stored: 3 },
      { noun: 'comments', inDump: 2, stored: 2 },
    ])
    expect(unusable.map(({ file, reason, count }) => `${file}: ${reason} (${count})`)).toEqual([
      'qa_posts: answer to a question that is not stored (1)',
      'qa_posts: waited for approval: stored as deleted, so that staff can restore it (1)',
      'qa_users: stored without a password, which that site hashed in its former way: a new one is set by e-mail (2)',
    ])
    expect(notMapped).toEqual([{ file: 'qa_blobs', what: 'pictures and files in the database', count: 1 }])
    const { questions, answers, comments, votes } = await contentOf(site)
    const [first, again, off, spam] = questions
    expect(first).toMatchObject({
      title: 'What; is (a) "dump"?',
      vote_count: 2,
      base_up: 1,
      follow_count: 1,
      answer_count: 2,
    })
    expect(first?.original_text).toMatch(/^It's \*\*bold\*\*, see \[this\]\(/)
    expect(again).toMatchObject({ status: 'closed', close_reason: 'a_duplicate' })
    expect(again?.close_message).toBe(`http://qa.test/questions/${questionIds.long(first?.id ?? 0)}`)
    expect(off).toMatchObject({ status: 'closed', close_reason: null, close_message: 'Not about engines' })
    expect(spam).toMatchObject({ status: 'deleted' })
    expect(answers.map(({ status, accepted, vote_count }) => [status, accepted, vote_count])).toEqual([
      ['available', 0, -1],
      ['available', 1, 0],
      ['deleted', 0, 0],
    ])
    expect(answers[0]?.original_text).toBe('One line  \nand another')
    expect(new Date(answers[1]?.edited_at ?? 0).toISOString()).toBe('2022-02-02T00:00:00.000Z')
    expect(comments.map(({ status, object_type }) => [status, object_type])).toEqual([
      ['available', 2],
      ['deleted', 1],
    ])
    expect(votes.map(({ direction }) => direction)).toEqual([1, -1])
    const tags = await site.ctx.db.selectFrom('tags').select('slug_name').orderBy('slug_name').execute()
    expect(tags.map(({ slug_name }) => slug_name)).toEqual(['c++', 'databases', 'sql'])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('QA2 an imported person signs in with the old password, and keeps name, role and state', async () => {
    const site = await open()
    await run(site)
    const body = { e_mail: 'ada@qa.example', pass: 'ada-knows-engines' }
    const session = await unwrap(site.api().call('loginByEmail', { body }))
    expect(session).toMatchObject({
      display_name: "Ada O'Lovelace",
      rank: 1200,
      role_id: 2,
      website: 'https://ada.example',
    })
    const { db } = site.ctx
    expect(await findUserByUsername(db, 'bob')).toMatchObject({
      password_hash: null,
      bio: 'Back\\slash',
      avatar_type: 'gravatar',
    })
    expect(await findUserByUsername(db, 'troll')).toMatchObject({ status: 'suspended', mail_status: 2 })
  })

  it('QA3 addresses of the imported site and links between its posts lead here', async () => {
    const site = await open()
    await run(site)
    const { questions } = await contentOf(site)
    const addressOf = (index: number) => `/questions/${questionIds.long(questions[index]?.id ?? 0)}`
    expect(questions[0]?.original_text).toContain(`[this](${addressOf(1)})`)
    await mountPages(await site.ownServer(), site.ctx)
    for (const [url, target] of [
      ['/1/what-is-a-dump', addressOf(0)],
      ['/index.php/5/what-is-a-dump-again', addressOf(1)],
      ['/3', addressOf(0)],
      ['/user/Ada', '/users/ada'],
      ['/tag/sql', '/tags/sql'],
    ] as const) {
      const { statusCode, headers } = await site.server.http.inject({ method: 'GET', url })
      expect([url, statusCode, String(headers.location).startsWith(target)]).toEqual([url, 301, true])
    }
    for (const url of ['/8/spam', '/99/none']) {
      expect((await site.server.http.inject({ method: 'GET', url })).statusCode, url).toBe(404)
    }
  })

  it('QA4 is idempotent, and resumes where it was stopped', async () => {
    const site = await open()
    const stop = new AbortController()
    const onProgress = ({ title, done }: { title: string; done: number }) =>
      title === 'Answers' && done >= 2 && stop.abort()
    await expect(run(site, { batchSize: 2, signal: stop.signal, onProgress })).rejects.toThrow(ImportStopped)
    await run(site, { batchSize: 2 })
    const content = await contentOf(site)
    expect(content.answers).toHaveLength(3)
    await run(site)
    expect(await contentOf(site)).toEqual(content)
  })

  it('QA5 what is no such dump is refused in words, and leaves nothing behind', async () => {
    const site = await open()
    const scratch = join(folder, 'scratch')
    await mkdir(scratch)
    vi.stubEnv('TMPDIR', scratch)
    onTestFinished(() => void vi.unstubAllEnvs())
    await writeFile(join(folder, 'other.sql'), 'CREATE TABLE `x` (\n  `id` int\n);\nINSERT INTO `x` VALUES (1);\n')
    await writeFile(join(folder, 'torn.sql'), "INSERT INTO x (id) VALUES ('never closed\n")
    await writeFile(join(folder, 'torn.sql.gz'), Buffer.from([1, 2, 3]))
    for (const [location, words] of [
      ['other.sql', /not the data of a Question2Answer site/],
      ['torn.sql', /ends within a statement/],
      ['torn.sql.gz', /cannot be read: incorrect header check/],
      ['none.sql', /There is no file/],
    ] as const) {
      const error: unknown = await run(site, { location: join(folder, location) }).catch((problem: unknown) => problem)
      expect(error).toBeInstanceOf(UnusableSource)
      expect(error instanceof Error ? error.message : '').toMatch(words)
    }
    expect(await readdir(scratch)).toEqual([])
    expect((await contentOf(site)).questions).toEqual([])
  })

  it('QA6 odd values hinder neither this import nor the next one', async () => {
    const site = await open()
    const tables = await tablesOfSite()
    tables['qa_posts']?.push(
      post(20, 'Q', {
        title: 'Nothing\u0000 in it',
        content: 'a\u0000b',
        views: 99_999_999_999,
        netvotes: -99_999_999_999,
      }),
      post(21, 'Q', { title: '', created: '0000-00-00 00:00:00' }),
    )
    await writeFile(join(folder, 'odd.sql'), dumpOf({ ...tables, qa_uservotes: [] }))
    const { unusable } = await run(site, { source: 'qa.example', location: join(folder, 'odd.sql') })
    expect(unusable).toContainEqual({ file: 'qa_posts', reason: 'question without a title', count: 1 })
    const { questions } = await contentOf(site)
    expect(questions.at(-1)).toMatchObject({
      title: 'Nothing in it',
      original_text: 'ab',
      view_count: 2 ** 31 - 1,
      vote_count: 1 - 2 ** 31,
    })
    await run(site, { source: 'qa.example' })
    expect((await contentOf(site)).questions).toEqual(questions)
    expect(await checkCounters(site.ctx)).toEqual([])
  })
})
