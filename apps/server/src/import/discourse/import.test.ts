import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { unwrap } from '@quandary/api-client'
import sharp from 'sharp'
import { create } from 'tar'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { mountPages } from '../../page-host/index.ts'
import { questionIds } from '../../slices/questions/index.ts'
import { findUserByUsername } from '../../slices/users/index.ts'
import { ImportStopped } from '../errors.ts'
import { UnusableSource } from '../source/errors.ts'
import type { DiscourseImportOptions } from './index.ts'
import { importDiscourse } from './index.ts'

const DUMP = join(import.meta.dirname, 'fixtures/dump.sql')
const PICTURE = 'uploads/default/original/1X/1d1e5c382d544d695a9e2b884cf7d1ce12d94384.png'

describeOnEveryEngine('the import of a Discourse site', (open) => {
  let folder: string
  let backup: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-discourse-'))
    const parts = join(folder, 'parts')
    await mkdir(join(parts, 'uploads/default/original/1X'), { recursive: true })
    await writeFile(join(parts, 'dump.sql.gz'), gzipSync(readFileSync(DUMP)))
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    await writeFile(join(parts, PICTURE), await picture.png().toBuffer())
    backup = join(folder, 'forum-2025-01-01.tar.gz')
    await create({ cwd: parts, file: backup, gzip: true }, ['dump.sql.gz', 'uploads'])
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (site: TestSite, options: Partial<DiscourseImportOptions> = {}) =>
    importDiscourse(site.ctx, { location: backup, source: 'forum.example', ...options })
  const contentOf = async ({ ctx }: TestSite) => ({
    questions: await ctx.db.selectFrom('questions').selectAll().orderBy('created_at').execute(),
    answers: await ctx.db.selectFrom('answers').selectAll().orderBy('created_at').execute(),
    comments: await ctx.db.selectFrom('comments').selectAll().orderBy('id').execute(),
    votes: await ctx.db.selectFrom('votes').selectAll().orderBy('id').execute(),
    revisions: await ctx.db
      .selectFrom('revisions')
      .select(['object_type', 'object_id', 'title', 'summary', 'content'])
      .orderBy('id')
      .execute(),
  })

  it('DI1 stores everything usable, counts the rest by reason, and leaves every counter right', async () => {
    const site = await open()
    const { nouns, unusable, notMapped } = await run(site)
    expect(nouns).toEqual([
      { noun: 'users', inDump: 7, stored: 7 },
      { noun: 'categories and tags', inDump: 7, stored: 5 },
      { noun: 'topics: questions', inDump: 5, stored: 4 },
      { noun: 'posts: with all replies', inDump: 24, stored: 18 },
    ])
    expect(unusable.map(({ file, reason, count }) => `${file}: ${reason} (${count})`)).toEqual([
      'categories: category that not everybody may read: it becomes no tag (2)',
      'posts: answer to a question that is not stored (1)',
      'posts: hidden by flags: stored as deleted, so that staff can restore it (1)',
      'posts: note on what somebody did to the topic: not taken over (2)',
      'posts: post about a category, whose description the tag has (1)',
      'posts: post of messages between people: not taken over (1)',
      'posts: whisper among staff: not taken over (1)',
      'topics: in a category that not everybody may read: stored as deleted, so that staff can restore it (1)',
      'topics: topic without its first post (1)',
      'users: portrait that is not among the uploads of the site: //bucket.s3.example/original/1X/1d1e5c382d544d695a9e2b884cf7d1ce12d94384.png (1)',
      'users: portrait that is not among the uploads of the site: /uploads/default/original/1X/../../../../../outside.png (1)',
      'users: stored without a password, whose hash this site cannot verify: a new one is set by e-mail (1)',
    ])
    // Every row of these files is accounted for: rows that are not stored are reported with a reason.
    for (const [index, file] of ['users', 'categories', 'topics', 'posts'].entries()) {
      const reasons = unusable.filter(
        (each) => each.file === file && !/stored as|stored without|portrait/.test(each.reason),
      )
      const { inDump = 0, stored = 0 } = nouns[index] ?? {}
      expect([file, reasons.reduce((sum, { count }) => sum + count, stored)]).toEqual([file, inDump])
    }
    expect(notMapped).toEqual([{ file: 'topics', what: 'messages between people', count: 1 }])
    const { questions, answers, votes, revisions } = await contentOf(site)
    expect(questions[0]).toMatchObject({
      title: 'How do I install it?',
      created_at: Date.UTC(2021, 0, 1, 10),
      view_count: 42,
      vote_count: 1,
      follow_count: 1,
      collection_count: 2,
      pinned: 1,
      accepted_answer_id: answers[0]?.id,
    })
    expect(questions[1]).toMatchObject({ status: 'closed', listed: 0 })
    expect(answers.find(({ original_text: text }) => text === 'The analytical one')).toMatchObject({ vote_count: -1 })
    expect(votes).toHaveLength(7)
    expect(revisions.map(({ title, summary }) => `${title} ${summary}`)).toEqual(
      expect.arrayContaining(['How to install? ', 'How do I install it? ', 'How do I install it? clearer']),
    )
    expect(revisions.map(({ content }) => JSON.stringify(content)).join('')).not.toContain('secret word')
    const tags = await site.ctx.db.selectFrom('tags').selectAll().orderBy('slug_name').execute()
    const install = tags.find(({ slug_name: name }) => name === 'install')
    expect(tags.map(({ slug_name: name, status, main_tag_id: main }) => [name, status, main])).toEqual([
      ['install', 'available', null],
      ['setup', 'available', install?.id],
      ['staff', 'available', null],
      ['support', 'available', null],
      ['uncategorized', 'available', null],
    ])
    expect(tags.find(({ slug_name: name }) => name === 'staff')).toMatchObject({
      display_name: 'staff',
      original_text: 'Who works here',
      question_count: 1,
    })
    expect(tags.find(({ slug_name: name }) => name === 'support')).toMatchObject({
      display_name: 'Help & Support',
      original_text: 'For **questions**',
    })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('DI2 an imported person signs in with the old password, and keeps name, role, portrait and state', async () => {
    const site = await open()
    await run(site)
    const body = { e_mail: 'ada@forum.example', pass: 'ada-knows-engines' }
    const session = await unwrap(site.api().call('loginByEmail', { body }))
    expect(session).toMatchObject({ display_name: 'Ada Lovelace', rank: 31, role_id: 2, language: 'zh_CN' })
    const { db } = site.ctx
    const ada = await findUserByUsername(db, 'ada')
    expect(ada).toMatchObject({ bio: 'I *like* engines', location: 'London', avatar_type: 'custom' })
    expect(ada?.avatar_custom).toMatch(/\/uploads\/avatar\//)
    expect(ada?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await findUserByUsername(db, 'bob.jones')).toMatchObject({ password_hash: null, role_id: 3, mail_status: 1 })
    expect(await findUserByUsername(db, 'troll')).toMatchObject({ status: 'suspended', suspended_until: null })
    expect(await findUserByUsername(db, 'fresh')).toMatchObject({ mail_status: 2, status: 'normal' })
    const silenced = { status: 'suspended', suspended_until: Date.UTC(2098, 0), password_hash: null }
    expect(await findUserByUsername(db, 'loud')).toMatchObject(silenced)
    expect(await findUserByUsername(db, 'hopeful')).toMatchObject({ status: 'suspended', suspended_until: null })
    expect(await findUserByUsername(db, 'bob.jones')).toMatchObject({ status: 'normal', avatar_custom: '' })
    const program = await db.selectFrom('users').selectAll().where('display_name', '=', 'system').execute()
    expect(program).toMatchObject([{ role_id: 1, password_hash: null, e_mail: '' }])
  })

  it('DI2 suspends nobody as unapproved if the site did not require approval', async () => {
    const site = await open()
    const other = join(folder, 'open.sql')
    await writeFile(
      other,
      readFileSync(DUMP, 'utf8').replace('must_approve_users\t5\tt\n', 'must_approve_users\t5\tf\n'),
    )
    await run(site, { location: other })
    expect(await findUserByUsername(site.ctx.db, 'hopeful')).toMatchObject({ status: 'normal' })
  })

  it('DI3 addresses of the imported site and links between its posts lead here', async () => {
    const site = await open()
    await run(site)
    const { questions } = await contentOf(site)
    const addressOf = (index: number) => `/questions/${questionIds.long(questions[index]?.id ?? 0)}`
    await site.ctx.db.updateTable('questions').set({ listed: 1 }).execute()
    await mountPages(await site.ownServer(), site.ctx)
    for (const [url, target] of [
      ['/t/how-do-i-install-it/12', addressOf(0)],
      ['/t/12?u=ada', addressOf(0)],
      ['/t/how-do-i-install-it/12/2', addressOf(0)],
      ['/t/12/4', addressOf(0)],
      ['/u/Ada/summary', '/users/ada'],
      ['/tag/install', '/tags/install'],
      ['/c/support/2', '/tags/support'],
    ] as const) {
      const { statusCode, headers } = await site.server.http.inject({ method: 'GET', url })
      expect([url, statusCode, String(headers.location).startsWith(target)]).toEqual([url, 301, true])
      if (url.endsWith('/12/2')) expect(headers.location).toMatch(/\/questions\/\d+\/[^/]+\/\d+$/)
    }
    for (const url of ['/t/the-plans-of-the-staff/14', '/t/a-letter-to-bob/15', '/t/99', '/c/vault/4']) {
      expect((await site.server.http.inject({ method: 'GET', url })).statusCode, url).toBe(404)
    }
  })

  it('DI4 tells answers and comments apart', async () => {
    const site = await open()
    await run(site)
    const { questions, answers, comments } = await contentOf(site)
    const ofFirst = answers.filter(({ question_id: id }) => id === questions[0]?.id)
    expect(
      ofFirst.map(({ original_text: text, status, accepted }) => [text.split('\n').at(-1), status, accepted]),
    ).toEqual([
      ['Run `setup`.', 'available', 1],
      ['Try again', 'available', 0],
      ['```', 'available', 0],
      ['Buy pills', 'deleted', 0],
      ['Please stay polite', 'available', 0],
      ['I hear whispers', 'available', 0],
    ])
    const accepted = ofFirst[0]?.id
    expect(comments.map(({ original_text: text, status, object_id: id }) => [text, status, id === accepted])).toEqual([
      ['Thanks, that works', 'available', true],
      ['Glad to hear', 'available', true],
      ['I do', 'available', false],
      ['It has a mill', 'available', false],
      ['Why?', 'deleted', false],
      ['Hidden remark', 'deleted', false],
    ])
    expect(comments[2]?.object_id).toBe(ofFirst.find(({ original_text: text }) => text === 'Please stay polite')?.id)
    expect(comments[1]).toMatchObject({ reply_comment_id: comments[0]?.id })
    expect(comments.map(({ vote_count: votes }) => votes)).toEqual([1, 0, 0, 1, 0, 0])
  })

  it('DI5 stores as deleted what only some may read, and no messages', async () => {
    const site = await open()
    await run(site)
    const { questions, answers, comments } = await contentOf(site)
    expect(questions.map(({ title, status }) => [title, status])).toEqual([
      ['How do I install it?', 'available'],
      ['Which engine is better?', 'closed'],
      ['The plans of the staff', 'deleted'],
      ['Deleted', 'deleted'],
    ])
    expect(answers.find(({ original_text: text }) => text === 'Hidden answers')).toMatchObject({ status: 'deleted' })
    const texts = [...questions, ...answers, ...comments].map(({ original_text: text }) => text).join()
    expect(texts).not.toMatch(/Between us|whispered/)
  })

  it('DI6 shows pictures from here, and keeps quotes and code', async () => {
    const site = await open()
    await run(site)
    const { questions, answers } = await contentOf(site)
    const text = questions[0]?.original_text ?? ''
    expect(text).toMatch(/^It says `\[quote\]no\[\/quote\]`\.\n\n!\[screen\]\(http:\/\/qa\.test\/uploads\/post\//)
    expect(text).toMatch(/\[manual\.pdf\]\(https:\/\/forum\.example\/uploads\/default\/original\/1X\/\w+\.pdf\)/)
    expect(text).toMatch(/See \[(\/questions\/\d+)\]\(\1\) and \[Bob\]\(\/users\/bob\.jones\)\.$/)
    const first = `/questions/${questionIds.long(questions[0]?.id ?? 0)}`
    expect(answers[0]?.original_text).toBe(`> [Ada](${first}):\n>\n> It says\n\nRun \`setup\`.`)
  })

  it('DI7 reads an unpacked backup and a dump alone, refuses what is none, and leaves nothing behind', async () => {
    const site = await open()
    const scratch = join(folder, 'scratch')
    await mkdir(scratch)
    vi.stubEnv('TMPDIR', scratch)
    onTestFinished(() => void vi.unstubAllEnvs())
    await run(site, { location: join(folder, 'parts') })
    await copyFile(DUMP, join(folder, 'alone.sql'))
    const { nouns } = await run(site, { location: join(folder, 'alone.sql') })
    expect(nouns[2]).toEqual({ noun: 'topics: questions', inDump: 5, stored: 4 })
    await writeFile(join(folder, 'torn.tar.gz'), readFileSync(backup).subarray(0, 4000))
    await writeFile(join(folder, 'text.tar.gz'), 'no archive')
    await mkdir(join(folder, 'empty'))
    await writeFile(join(folder, 'other.sql'), 'COPY public.users (id) FROM stdin;\n1\n\\.\n')
    for (const [location, words] of [
      ['torn.tar.gz', /cannot be unpacked: .*copy it anew/],
      ['text.tar.gz', /cannot be unpacked: .*copy it anew/],
      ['empty', /no Discourse backup: it has no dump\.sql\.gz/],
      ['other.sql', /not the data of a Discourse site: it has no table categories/],
      ['none.tar.gz', /There is no file/],
    ] as const) {
      const error: unknown = await run(site, { location: join(folder, location) }).catch((problem: unknown) => problem)
      expect([location, error instanceof UnusableSource]).toEqual([location, true])
      expect(String(error)).toMatch(words)
    }
    expect(await readdir(scratch)).toEqual([])
  })

  it('DI8 is idempotent, and resumes where it was stopped', async () => {
    const site = await open()
    const stop = new AbortController()
    const onProgress = ({ title, done }: { title: string; done: number }) =>
      title === 'Comments' && done >= 4 && stop.abort()
    await expect(run(site, { batchSize: 2, signal: stop.signal, onProgress })).rejects.toThrow(ImportStopped)
    await run(site, { batchSize: 2 })
    const content = await contentOf(site)
    expect([content.questions.length, content.answers.length, content.comments.length]).toEqual([4, 8, 6])
    await run(site)
    expect(await contentOf(site)).toEqual(content)
    // A reply that was imported as a comment and has been accepted since stays a comment here.
    const later = join(folder, 'later.sql')
    await writeFile(later, readFileSync(DUMP, 'utf8').replace('1\t12\t102\n', '1\t12\t104\n'))
    await run(site, { location: later })
    expect(await contentOf(site)).toEqual(content)
  })
})
