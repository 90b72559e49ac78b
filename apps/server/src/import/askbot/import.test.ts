import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { mountPages } from '../../page-host/index.ts'
import { questionIds } from '../../slices/questions/index.ts'
import { findUserByUsername } from '../../slices/users/index.ts'
import { ImportStopped } from '../errors.ts'
import { UnusableSource } from '../source/errors.ts'
import type { AskbotImportOptions } from './index.ts'
import { importAskbot } from './index.ts'

const DUMP = join(import.meta.dirname, 'fixtures/dump.sql')

describeOnEveryEngine('the import of an Askbot site', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-askbot-'))
    await mkdir(join(folder, 'upfiles'))
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    await writeFile(join(folder, 'upfiles/screen.png'), await picture.png().toBuffer())
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (site: TestSite, options: Partial<AskbotImportOptions> = {}) =>
    importAskbot(site.ctx, {
      location: DUMP,
      source: 'askbot.example',
      uploads: join(folder, 'upfiles'),
      ...options,
    })
  const contentOf = async ({ ctx }: TestSite) => ({
    questions: await ctx.db.selectFrom('questions').selectAll().orderBy('created_at').execute(),
    answers: await ctx.db.selectFrom('answers').selectAll().orderBy('created_at').execute(),
    comments: await ctx.db.selectFrom('comments').selectAll().orderBy('id').execute(),
    votes: await ctx.db.selectFrom('votes').selectAll().orderBy('id').execute(),
    revisions: await ctx.db.selectFrom('revisions').select(['object_id', 'user_id', 'summary']).orderBy('id').execute(),
  })

  it('AB1 stores everything usable, counts the rest by reason, and leaves every counter right', async () => {
    const site = await open()
    const { nouns, unusable } = await run(site)
    expect(nouns).toEqual([
      { noun: 'users', inDump: 4, stored: 4 },
      { noun: 'tags', inDump: 3, stored: 3 },
      { noun: 'questions', inDump: 4, stored: 4 },
      { noun: 'answers', inDump: 2, stored: 2 },
      { noun: 'comments', inDump: 2, stored: 1 },
    ])
    expect(unusable.map(({ file, reason, count }) => `${file}: ${reason} (${count})`)).toEqual([
      'askbot_post: comment on a post that is not stored (1)',
      'askbot_post: for some groups alone: stored as deleted, so that staff can restore it (1)',
      'askbot_post: waited for approval: stored as deleted, so that staff can restore it (1)',
      'auth_user: stored without a password, whose hash this site cannot verify: a new one is set by e-mail (2)',
    ])
    const { questions, answers, comments, votes, revisions } = await contentOf(site)
    expect(questions[0]).toMatchObject({
      title: 'How do I read a dump?',
      created_at: Date.UTC(2021, 0, 1, 10),
      vote_count: 2,
      view_count: 42,
      answer_count: 2,
      follow_count: 1,
      collection_count: 1,
      accepted_answer_id: answers[1]?.id,
      edited_at: Date.UTC(2021, 0, 2),
    })
    expect(questions[0]?.original_text).toMatch(/^Tabs\tand \\backslashes\.\n\nSee \[this\]/)
    expect(questions[0]?.original_text).toMatch(/!\[\]\(http:\/\/qa\.test\/uploads\/post\/[^)]+\)$/)
    expect(questions[1]).toMatchObject({ status: 'closed', close_reason: 'not_clarity' })
    expect(answers.map(({ vote_count: score, accepted }) => [score, accepted])).toEqual([
      [-1, 0],
      [1, 1],
    ])
    expect(comments).toMatchObject([{ original_text: 'Thanks', object_id: answers[1]?.id, vote_count: 1 }])
    expect(votes).toHaveLength(5)
    expect(revisions.map(({ summary }) => summary)).toEqual(expect.arrayContaining(['initial version', 'more']))
    const tags = await site.ctx.db.selectFrom('tags').selectAll().orderBy('slug_name').execute()
    const python = tags.find(({ slug_name: name }) => name === 'python')
    expect(tags.map(({ slug_name: name, main_tag_id: main }) => [name, main])).toEqual([
      ['c++', null],
      ['py', python?.id],
      ['python', null],
    ])
    expect(python?.original_text).toBe('A *language*')
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('AB2 an imported person signs in with the old password, and keeps name, role and state', async () => {
    const site = await open()
    await run(site)
    const body = { e_mail: 'ada@askbot.example', pass: 'ada-knows-engines' }
    const session = await unwrap(site.api().call('loginByEmail', { body }))
    expect(session).toMatchObject({ display_name: 'Ada', rank: 1200, role_id: 2, website: 'https://ada.example' })
    const { db } = site.ctx
    expect(await findUserByUsername(db, 'ada')).toMatchObject({ bio: 'I *like* engines', location: 'London' })
    expect((await findUserByUsername(db, 'ada'))?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await findUserByUsername(db, 'bob-jones')).toMatchObject({ password_hash: null, mail_status: 2 })
    expect(await findUserByUsername(db, 'eve')).toMatchObject({ password_hash: null })
    expect(await findUserByUsername(db, 'troll')).toMatchObject({ password_hash: null, status: 'suspended' })
  })

  it('AB3 addresses of the imported site and links between its posts lead here', async () => {
    const site = await open()
    await run(site)
    const { questions, answers } = await contentOf(site)
    const addressOf = (index: number) => `/questions/${questionIds.long(questions[index]?.id ?? 0)}`
    expect(questions[0]?.original_text).toContain(`[this](${addressOf(1)})`)
    expect(questions[0]?.original_text).not.toContain('askbot.example')
    await mountPages(await site.ownServer(), site.ctx)
    expect(answers).toHaveLength(2)
    const get = async (url: string) => {
      const answer = await site.server.http.inject({ method: 'GET', url })
      // This site redirects addresses with a trailing slash first.
      return answer.statusCode === 307
        ? site.server.http.inject({ method: 'GET', url: String(answer.headers.location) })
        : answer
    }
    for (const [url, target] of [
      ['/question/1/how-do-i-read-a-dump/', addressOf(0)],
      ['/question/1/x/?answer=3', addressOf(0)],
      ['/question/1/x/?sort=votes&answer=2', addressOf(0)],
      ['/question/4', addressOf(1)],
      ['/users/1/ada/', '/users/ada'],
    ] as const) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode, String(headers.location).startsWith(target)]).toEqual([url, 301, true])
      if (url.includes('answer=')) expect(headers.location).toMatch(/\/questions\/\d+\/[^/]+\/\d+$/)
    }
    for (const url of ['/question/7/where', '/question/99/none']) {
      expect((await site.server.http.inject({ method: 'GET', url })).statusCode, url).toBe(404)
    }
  })

  it('AB4 what waits or is for some alone is stored as deleted, and an anonymous author is named nowhere', async () => {
    const site = await open()
    await run(site)
    const { questions, revisions } = await contentOf(site)
    expect(questions.map(({ status }) => status)).toEqual(['available', 'closed', 'deleted', 'deleted'])
    const bob = await findUserByUsername(site.ctx.db, 'bob-jones')
    const anonymous = questions[1]
    expect(anonymous?.user_id).not.toBe(bob?.id)
    const authors = revisions.filter(({ object_id: id }) => id === anonymous?.id).map(({ user_id: id }) => id)
    expect(authors).toEqual([anonymous?.user_id])
  })

  it('AB5 is idempotent, and resumes where it was stopped', async () => {
    const site = await open()
    const stop = new AbortController()
    const onProgress = ({ title, done }: { title: string; done: number }) =>
      title === 'Answers' && done >= 2 && stop.abort()
    await expect(run(site, { batchSize: 2, signal: stop.signal, onProgress })).rejects.toThrow(ImportStopped)
    await run(site, { batchSize: 2 })
    const content = await contentOf(site)
    expect([content.questions.length, content.answers.length, content.comments.length]).toEqual([4, 2, 1])
    await run(site)
    expect(await contentOf(site)).toEqual(content)
  })

  it('AB6 what is no such dump is refused in words before anything is stored', async () => {
    const site = await open()
    const other = join(folder, 'other.sql')
    await writeFile(other, 'COPY public.auth_user (id) FROM stdin;\n1\n\\.\n')
    const error: unknown = await run(site, { location: other }).catch((problem: unknown) => problem)
    expect(error).toBeInstanceOf(UnusableSource)
    expect(String(error)).toMatch(/not the data of an Askbot site: it has no table askbot_thread, no askbot_post/)
    expect((await contentOf(site)).questions).toEqual([])
  })
})
