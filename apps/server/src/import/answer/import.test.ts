import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { MariaDb } from '../../../test/databases/mariadb-server.ts'
import { HAS_MARIADB, startMariaDb } from '../../../test/databases/mariadb-server.ts'
import { emptyDatabase } from '../../../test/databases/test-database.ts'
import { checkCounters } from '../../integrity/index.ts'
import { mountPages } from '../../page-host/index.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { listRevisionsOf } from '../../slices/revisions/index.ts'
import { insertAnswer } from '../../slices/answers/index.ts'
import { insertQuestion } from '../../slices/questions/index.ts'
import { readSettings, writeSettings } from '../../slices/site-settings/index.ts'
import { findUserByEMail, findUserByUsername, updateUser } from '../../slices/users/index.ts'
import type { ImportProgress } from '../index.ts'
import { ImportStopped } from '../index.ts'
import { UnusableSource } from '../source/errors.ts'
import { findLocalIds } from '../store.ts'
import { AVATAR, HOST, IDS, makeAnswerSite, makeUploads, PASSWORD } from './answer-site.test-data.ts'
import type { AnswerImportOptions } from './index.ts'
import { importAnswer } from './index.ts'

const key = (publicId: string): number => decodeObjectId(publicId)?.id ?? 0

/** Returns everything that an import stores, without the random names of files. */
async function contentOf({ ctx }: TestSite) {
  const rows = async (table: 'users' | 'tags' | 'questions' | 'answers' | 'comments' | 'votes' | 'revisions') =>
    (await ctx.db.selectFrom(table).selectAll().orderBy('id').execute()).slice(table === 'users' ? 1 : 0)
  const content = {
    users: await rows('users'),
    tags: await rows('tags'),
    questions: await rows('questions'),
    answers: await rows('answers'),
    comments: await rows('comments'),
    votes: await rows('votes'),
    revisions: await rows('revisions'),
    follows: await ctx.db.selectFrom('follows').selectAll().orderBy('user_id').orderBy('object_id').execute(),
    bookmarks: await ctx.db.selectFrom('bookmarks').selectAll().orderBy('user_id').orderBy('question_id').execute(),
  }
  const text = JSON.stringify(content).replaceAll(/\/uploads\/(post|avatar)\/[0-9a-f]{32}/g, '/uploads/$1/x')
  // Password hashes and the current time differ between runs.
  return JSON.parse(text.replaceAll(/"\$2[aby]\$[^"]*"/g, '"hash"')) as typeof content
}

describeOnEveryEngine('the import of an Answer site', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-answer-'))
    await makeAnswerSite(join(folder, 'answer.db'))
    await makeUploads(join(folder, 'uploads'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (site: TestSite, options: Partial<AnswerImportOptions> = {}) =>
    importAnswer(site.ctx, { database: join(folder, 'answer.db'), uploads: join(folder, 'uploads'), ...options })

  it('AN1 stores everything usable, counts the rest by reason, and leaves every counter right', async () => {
    const site = await open()
    const { source, nouns, unusable, notMapped } = await run(site)
    expect(source).toBe(HOST)
    expect(nouns).toEqual([
      { noun: 'users', inDump: 5, stored: 5 },
      { noun: 'tags', inDump: 4, stored: 4 },
      { noun: 'questions', inDump: 6, stored: 5 },
      { noun: 'answers', inDump: 4, stored: 3 },
      { noun: 'comments', inDump: 4, stored: 3 },
    ])
    expect(unusable.map(({ file, reason, count }) => `${file}: ${reason} (${count})`)).toEqual([
      'answer: answer to a question that is not stored (1)',
      'comment: comment on a post that is not stored (1)',
      'question: picture that is not in the folder of uploads: post/gone.png (1)',
      'question: question without a title (1)',
      'question: waited for approval: stored as deleted, so that staff can restore it (1)',
    ])
    expect(notMapped).toEqual([{ file: 'notification', what: 'notifications', count: 1 }])
    expect(await checkCounters(site.ctx)).toEqual([])
    const { data } = await site.api().call('getQuestion', { query: { id: IDS.first } })
    expect(data).toMatchObject({
      title: 'How do engines count?',
      pin: 2,
      vote_count: 3,
      answer_count: 2,
      follow_count: 1,
    })
    expect(data?.tags.map(({ slug_name }) => slug_name)).toEqual(['go', 'c-sharp'])
    expect(data?.accepted_answer_id).toBe(IDS.accepted)
    const duplicate = await unwrap(site.api().call('getQuestion', { query: { id: IDS.duplicate } }))
    expect(duplicate).toMatchObject({ status: 2, operation: { msg: `http://qa.test/questions/${IDS.first}` } })
    const state = await site.ctx.db.selectFrom('questions').select(['id', 'status', 'listed']).orderBy('id').execute()
    expect(state.map(({ status, listed }) => [status, listed])).toEqual([
      ['available', 1],
      ['closed', 1],
      ['available', 0],
      ['deleted', 1],
      ['deleted', 1],
    ])
    const tags = await site.ctx.db.selectFrom('tags').selectAll().orderBy('slug_name').execute()
    expect(tags.map((tag) => [tag.slug_name, tag.status, tag.recommend, tag.reserved, tag.question_count])).toEqual([
      ['c-sharp', 'available', 0, 1, 1],
      ['go', 'available', 1, 0, 2],
      ['golang', 'available', 0, 0, 0],
      ['old', 'deleted', 0, 0, 0],
    ])
    expect(tags[2]?.main_tag_id).toBe(tags[1]?.id)
  })

  it('AN2 an imported person signs in with the old password, and keeps name, picture, role and state', async () => {
    const site = await open()
    await run(site)
    const body = { e_mail: 'ada.l@qa.example', pass: PASSWORD }
    const session = await unwrap(site.api().call('loginByEmail', { body }))
    expect(session).toMatchObject({
      username: 'ada.l',
      display_name: 'Ada Lovelace',
      rank: 321,
      language: 'zh_CN',
      role_id: 1,
    })
    expect(session.bio_html).toContain('<em>count</em>')
    expect(session.avatar).toMatch(/^http:\/\/qa\.test\/uploads\/avatar\/[0-9a-f]{32}\.png$/)
    const wrong = await site.api().call('loginByEmail', { body: { ...body, pass: 'something-else' } })
    expect(wrong.error).toMatchObject({ status: 400 })
    const { db } = site.ctx
    expect(await findUserByUsername(db, 'bob')).toMatchObject({ role_id: 3, mail_status: 2, avatar_type: 'gravatar' })
    expect(await findUserByUsername(db, 'eve')).toMatchObject({ status: 'suspended', suspended_until: null })
    // Answer keeps the words of people whose accounts were deleted, but shows none of them.
    const deleted = await db.selectFrom('users').selectAll().where('status', '=', 'deleted').execute()
    expect(deleted).toHaveLength(1)
    expect(deleted[0]).toMatchObject({ display_name: 'user5', e_mail: '', password_hash: null, bio: '', location: '' })
    expect(JSON.stringify(deleted)).not.toContain('mallory')
    expect(await findLocalIds(db, HOST, 'username', ['mallory'])).toEqual(new Map())
    // The administrator of this site already has the name `admin`.
    expect(await findUserByEMail(db, 'admin@qa.example')).toMatchObject({ username: 'admin-1', role_id: 2 })
  })

  it('AN3 posts keep their ids, or get others where this site has them', async () => {
    const site = await open()
    const asker = await site.registerPerson({ name: 'Asker' })
    const own = {
      id: key(IDS.duplicate),
      user_id: asker.id,
      title: 'Ours',
      url_title: 'ours',
      original_text: '',
      parsed_text: '',
    }
    await insertQuestion(site.ctx.db, { ...own, excerpt: '', created_at: 0 })
    await run(site)
    const rows = await site.ctx.db.selectFrom('questions').select(['id', 'title']).orderBy('id').execute()
    const byTitle = new Map(rows.map((row) => [row.title, row.id]))
    expect(byTitle.get('How do engines count?')).toBe(key(IDS.first))
    expect(byTitle.get('Ours')).toBe(key(IDS.duplicate))
    expect(byTitle.get('Why again do they count?')).toBeGreaterThan(key(IDS.deleted))
    expect(
      (await site.ctx.db.selectFrom('comments').select('id').orderBy('id').execute()).map((row) => row.id),
    ).toEqual([20, 21, 22])
    // Imported ids are reserved, so the next question gets a higher one.
    const asked = await unwrap(
      site.api(asker.token).call('createQuestion', {
        body: {
          title: 'What comes after them?',
          content: 'Whatever is free.',
          tags: [{ slug_name: 'go', display_name: 'go', original_text: '' }],
        },
      }),
    )
    expect(key(asked.id)).toBeGreaterThan(byTitle.get('A pending question') ?? 0)
  })

  it('AN4 versions, the waiting suggestion, votes, followers and bookmarks come with a post', async () => {
    const site = await open()
    await run(site)
    const { db } = site.ctx
    const versions = await listRevisionsOf(db, 'question', key(IDS.first))
    expect(versions.map(({ status, summary }) => [status, summary])).toEqual([
      ['applied', 'Better words'],
      ['first', ''],
    ])
    const waiting = await db
      .selectFrom('revisions')
      .select(['object_id', 'content'])
      .where('status', '=', 'waiting')
      .execute()
    expect(waiting.map((row) => row.object_id)).toEqual([key(IDS.first)])
    expect(waiting[0]?.content).toContain('Somebody may want this')
    const question = await db
      .selectFrom('questions')
      .selectAll()
      .where('id', '=', key(IDS.first))
      .executeTakeFirstOrThrow()
    // The stored votes (two up, one down) add up to 1; the other 2 of the score have no voter.
    expect(question).toMatchObject({ vote_count: 3, base_up: 2, base_down: 0, collection_count: 1, follow_count: 1 })
    const bob = await findUserByUsername(db, 'bob')
    const ada = await findUserByUsername(db, 'ada.l')
    const follows = await db.selectFrom('follows').select(['user_id', 'object_type', 'object_id']).execute()
    expect(follows).toHaveLength(3)
    expect(follows).toContainEqual({ user_id: bob?.id, object_type: 4, object_id: ada?.id })
    expect((await db.selectFrom('bookmarks').select('user_id').execute())[0]?.user_id).toBe(bob?.id)
    const comments = await db.selectFrom('comments').selectAll().orderBy('id').execute()
    expect(comments.map((row) => [row.status, row.vote_count, row.reply_comment_id])).toEqual([
      ['available', 1, null],
      ['available', 0, 20],
      ['deleted', 0, null],
    ])
  })

  it('AN5 and AN6 pictures are stored here, and links and old addresses lead here', async () => {
    const site = await open()
    await run(site)
    const { html } = await unwrap(site.api().call('getQuestion', { query: { id: IDS.first } }))
    const picture = /src="(?:http:\/\/qa\.test)?(\/uploads\/post\/[0-9a-f]{32}\.png)"/.exec(html)?.[1]
    await mountPages(await site.ownServer(), site.ctx)
    const get = (url: string) => site.server.http.inject({ method: 'GET', url })
    expect((await get(picture ?? '/none')).statusCode).toBe(200)
    expect(html).toContain(`href="/questions/${IDS.duplicate}"`)
    expect(html).toContain('href="/users/ada.l"')
    const questions = await site.ctx.db.selectFrom('questions').select(['id', 'linked_count']).orderBy('id').execute()
    expect(questions.slice(0, 2).map(({ linked_count }) => linked_count)).toEqual([1, 1])
    const ours = `/questions/${IDS.first}/how-do-engines-count`
    for (const [url, path] of [
      [`/questions/${IDS.first}/any-title`, ours],
      ['/questions/D1M1/x', ours],
      ['/users/admin.of.old', undefined],
      ['/tags/c_sharp', '/tags/c-sharp'],
      ['/users/Ada.L', '/users/ada.l'],
    ]) {
      const { statusCode, headers } = await get(url ?? '')
      const isThere =
        statusCode === 200 || ([301, 302].includes(statusCode) && String(headers.location).endsWith(path ?? '?'))
      expect([url, isThere, statusCode]).toEqual([url, path !== undefined, path === undefined ? 404 : statusCode])
    }
    const answer = await get(`/questions/${IDS.first}/${IDS.accepted}`)
    expect([200, 301, 302]).toContain(answer.statusCode)
    expect((await get(`/questions/${IDS.deleted}`)).statusCode).toBe(404)
  })

  it('AN6 a link to somebody whose name is another one here leads to them', async () => {
    const site = await open()
    const { id: userId } = await site.registerPerson({ name: 'bob' })
    const texts = { original_text: '', parsed_text: '', excerpt: '', created_at: 0, user_id: userId }
    const { id: question_id } = await insertQuestion(site.ctx.db, { ...texts, id: 1, title: 'Ours', url_title: 'ours' })
    await insertAnswer(site.ctx.db, { ...texts, id: key(IDS.accepted), question_id })
    await run(site)
    const moved = await site.ctx.db
      .selectFrom('answers')
      .select('id')
      .where('accepted', '=', 1)
      .executeTakeFirstOrThrow()
    expect(moved.id).not.toBe(key(IDS.accepted))
    const reply = await site.ctx.db
      .selectFrom('comments')
      .select('parsed_text')
      .where('id', '=', 21)
      .executeTakeFirstOrThrow()
    expect(reply.parsed_text).toContain('href="/users/bob-3"')
  })

  it('AN7 a verified address that has an account here leads to it, an unverified one is left out', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Countess' })
    const other = await site.registerPerson({ name: 'Robert' })
    await updateUser(site.ctx.db, ada.id, { e_mail: 'Ada.L@qa.example', e_mail_key: 'ada.l@qa.example' })
    await updateUser(site.ctx.db, other.id, { e_mail: 'bob@qa.example', e_mail_key: 'bob@qa.example' })
    const { unusable } = await run(site)
    expect(unusable.filter(({ file }) => file === 'user').map(({ reason, count }) => [reason, count])).toEqual([
      ['stored as the account that has this e-mail address here', 1],
      ['stored without an e-mail address that another account has', 1],
    ])
    const question = await site.ctx.db
      .selectFrom('questions')
      .select('user_id')
      .where('id', '=', key(IDS.first))
      .executeTakeFirstOrThrow()
    expect(question.user_id).toBe(ada.id)
    expect(await findUserByUsername(site.ctx.db, 'countess')).toMatchObject({
      password_hash: null,
      rank: 1,
      role_id: 1,
    })
    expect(await findUserByUsername(site.ctx.db, 'bob')).toMatchObject({ e_mail: '', role_id: 3 })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('AN8 is idempotent, and resumes where it was stopped, after every single batch', async () => {
    const [whole, stepwise] = [await open(), await open()]
    await run(whole, { batchSize: 2 })
    const content = await contentOf(whole)
    await run(whole)
    expect(await contentOf(whole)).toEqual(content)
    let rounds = 0
    for (let isDone = false; !isDone; rounds += 1) {
      const stop = new AbortController()
      const steps = new Set<string>()
      // A step reports its beginning before its first batch.
      const onProgress = ({ title }: ImportProgress) => {
        if (steps.has(title)) stop.abort()
        steps.add(title)
      }
      isDone = await run(stepwise, { batchSize: 2, signal: stop.signal, onProgress }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ImportStopped) return false
          throw error
        },
      )
      expect(rounds).toBeLessThan(100)
    }
    expect(rounds).toBeGreaterThan(5)
    expect(await contentOf(stepwise)).toEqual(content)
  })

  it('AN9 takes over names, legal texts and rules when that is wanted', async () => {
    const site = await open()
    await run(site)
    expect(await readSettings(site.ctx, 'general')).toMatchObject({ name: 'Test site' })
    await writeSettings(site.ctx, 'legal', {
      ...(await readSettings(site.ctx, 'legal')),
      privacy_policy_original_text: 'Ours',
    })
    await run(site, { settings: true })
    expect(await readSettings(site.ctx, 'general')).toMatchObject({
      name: 'Engines',
      short_description: 'On engines',
      contact_email: 'c@qa.example',
      site_url: 'http://qa.test',
    })
    expect(await readSettings(site.ctx, 'legal')).toMatchObject({
      terms_of_service_original_text: 'Be **kind**.',
      privacy_policy_original_text: 'Ours',
      terms_of_service_parsed_text: expect.stringContaining('<strong>kind</strong>'),
    })
    expect(await readSettings(site.ctx, 'site_write')).toMatchObject({ restrict_answer: false, required_tag: true })
  })

  it('AN10 what is no database of an Answer site is refused in words before anything is stored', async () => {
    const site = await open()
    const before = await contentOf(site)
    for (const [database, words] of [
      [join(folder, 'none.db'), /There is no file/],
      [join(folder, 'uploads', AVATAR), /cannot be read: file is not a database/],
      [
        'postgres://me:secret@127.0.0.1:1/x',
        /^postgres:\/\/me:\*\*\*@127\.0\.0\.1:1\/x cannot be read: .*ECONNREFUSED/,
      ],
      ['mysql://me:secret@127.0.0.1:1/x', /^mysql:\/\/me:\*\*\*@127\.0\.0\.1:1\/x cannot be read: .*ECONNREFUSED/],
    ] as const) {
      const error: unknown = await run(site, { database }).catch((problem: unknown) => problem)
      expect(error).toBeInstanceOf(UnusableSource)
      expect(String(error instanceof Error ? error.message : error)).toMatch(words)
    }
    expect(await contentOf(site)).toEqual(before)
  })

  it('AN11 reads times in the time zone that the site wrote them in', async () => {
    const site = await open()
    await run(site, { timeZone: 'Asia/Shanghai' })
    const { created_at } = await site.ctx.db
      .selectFrom('questions')
      .select('created_at')
      .where('id', '=', key(IDS.first))
      .executeTakeFirstOrThrow()
    expect(new Date(created_at).toISOString()).toBe('2024-03-01T00:00:00.000Z')
  })

  describe('from other engines', () => {
    it('AN1 stores the same from PostgreSQL as from SQLite', async () => {
      const [one, other] = [await open(), await open()]
      await run(one)
      const database = await emptyDatabase('postgres')
      try {
        const { config } = database
        if (config.type !== 'postgres') throw new Error('This is no PostgreSQL')
        const { username, password, host, port, name } = config
        const url = `postgres://${username}:${password}@${host}:${port}/${name}`
        await makeAnswerSite(url)
        await run(other, { database: url })
      } finally {
        await database.drop()
      }
      expect(await contentOf(other)).toEqual(await contentOf(one))
    })

    // The name says why the suite is skipped.
    describe.skipIf(!HAS_MARIADB)(HAS_MARIADB ? 'MariaDB' : 'MariaDB, which is not installed here', () => {
      let server: MariaDb
      beforeAll(async () => {
        server = await startMariaDb()
      }, 120_000)
      afterAll(() => server.stop())

      it('AN1 stores the same from MariaDB as from SQLite', async () => {
        const [one, other] = [await open(), await open()]
        await run(one, { batchSize: 2 })
        await makeAnswerSite(server.url)
        await run(other, { database: server.url, batchSize: 2 })
        expect(await contentOf(other)).toEqual(await contentOf(one))
      }, 60_000)
    })
  })
})
