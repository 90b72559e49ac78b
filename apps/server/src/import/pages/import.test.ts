import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { mountPages } from '../../page-host/index.ts'
import { questionIds } from '../../slices/questions/index.ts'
import { updateUser } from '../../slices/users/index.ts'
import { ImportStopped } from '../errors.ts'
import { UnusableSource } from '../source/errors.ts'
import type { PageImportOptions } from './index.ts'
import { importCsv, importMarkdown } from './index.ts'

const FILES: Record<string, string> = {
  'account/reset-password.md': `---
title: How do I reset my password?
tags: [account, Pass_word]
author: Grace Hopper <grace@qa.test>
date: 2023-05-01
updated: 2023-06-02 10:30
aliases: [/help/password.html]
---
Open [the login](sign-in.md), as in ![the screen](../img/screen.png).

Code stays: \`[x](y.md)\`.
`,
  'account/sign-in.md': `\uFEFF---\r\ntags: account, 登录\r\nauthor: ada\r\n---\r\n# Where do I sign in?\r\n\r\n## Question\r\nI see no button.\r\n\r\n## Answer\r\nAt the top.\r\n\r\n## Answer 2\r\nOr at [the start](/index.md).\r\n`,
  'index.md': 'Just a text.\n',
  'broken.md': '---\ntitle: [never closed\n---\nText\n',
  '.hidden/secret.md': '# Hidden\n',
  'notes.txt': 'No Markdown',
}

describeOnEveryEngine('the import of pages', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-pages-'))
    for (const [path, text] of Object.entries(FILES)) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
      await utimes(file, 1_700_000_000, 1_700_000_000)
    }
    await mkdir(join(folder, 'img'))
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0c0' } })
    await writeFile(join(folder, 'img/screen.png'), await picture.png().toBuffer())
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (site: TestSite, options: Partial<PageImportOptions> = {}) =>
    importMarkdown(site.ctx, { location: folder, source: 'faq', ...options })
  const rowsOf = async ({ ctx }: TestSite) => ({
    questions: await ctx.db.selectFrom('questions').selectAll().orderBy('title').execute(),
    answers: await ctx.db.selectFrom('answers').selectAll().orderBy('id').execute(),
  })

  it('PG1 each file becomes a question with its answers, dates, tags and author', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const grace = await site.registerPerson({ name: 'Rear Admiral' })
    await updateUser(site.ctx.db, grace.id, { e_mail: 'grace@qa.test', e_mail_key: 'grace@qa.test' })
    const { nouns } = await run(site)
    expect(nouns).toEqual([
      { noun: 'questions', inDump: 4, stored: 3 },
      { noun: 'answers', inDump: 4, stored: 4 },
    ])
    const { questions, answers } = await rowsOf(site)
    const admin = await site.admin()
    expect(questions.map(({ title, original_text, user_id }) => [title, original_text, user_id])).toEqual([
      ['How do I reset my password?', '', grace.id],
      ['Where do I sign in?', 'I see no button.', ada.id],
      ['index', '', admin.id],
    ])
    const [reset, signIn, index] = questions
    expect([reset?.created_at, reset?.edited_at].map((at) => new Date(at ?? 0).toISOString())).toEqual([
      '2023-05-01T00:00:00.000Z',
      '2023-06-02T10:30:00.000Z',
    ])
    expect(index?.created_at).toBe(1_700_000_000_000)
    expect(
      answers.filter((answer) => answer.question_id === signIn?.id).map((each) => [each.accepted, each.user_id]),
    ).toEqual([
      [1, ada.id],
      [0, ada.id],
    ])
    const tags = await site.ctx.db
      .selectFrom('tags')
      .select(['slug_name', 'question_count'])
      .orderBy('slug_name')
      .execute()
    expect(tags).toEqual([
      { slug_name: 'account', question_count: 2 },
      { slug_name: 'pass-word', question_count: 1 },
      { slug_name: '登录', question_count: 1 },
    ])
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('PG2 titles come from headings and names, authors without an account have a name, and the unreadable is reported', async () => {
    const site = await open()
    const { unusable } = await run(site)
    expect(unusable).toHaveLength(1)
    expect(unusable[0]).toMatchObject({
      file: 'files',
      count: 1,
      reason: expect.stringMatching(/^front matter that is no YAML: /),
    })
    const people = await site.ctx.db
      .selectFrom('users')
      .select(['display_name', 'status'])
      .where('status', '=', 'deleted')
      .execute()
    expect(people.map(({ display_name }) => display_name).toSorted()).toEqual(['Grace Hopper', 'ada'])
  })

  it('PG7 an author without an account is never shown with an address', async () => {
    const site = await open()
    const authors = [
      'bob@example.com',
      '"<cy@example.com>"',
      'Dee <dee@example.com> or dee@example.org',
      '_@example.com',
    ]
    for (const [index, author] of authors.entries()) {
      await writeFile(join(folder, `author-${index}.md`), `---\nauthor: ${author}\n---\n# Question ${index}\n\nText\n`)
    }
    await run(site)
    const people = await site.ctx.db
      .selectFrom('users')
      .select(['display_name', 'username'])
      .where('status', '=', 'deleted')
      .execute()
    const names = people.map(({ display_name: name }) => name)
    expect(names.toSorted()).toEqual(['Anonymous', 'Dee or', 'Grace Hopper', 'ada', 'bob', 'cy'])
    for (const { username } of people) expect(username).not.toContain('example')
  })

  it('PG3 links and former addresses lead to the questions, and pictures are stored here', async () => {
    const site = await open()
    await run(site, { hosts: ['faq.example.com'] })
    const { questions, answers } = await rowsOf(site)
    const addressOf = (title: string) =>
      `/questions/${questionIds.long(questions.find((each) => each.title === title)?.id ?? 0)}`
    const reset = answers.find(({ original_text }) => original_text.includes('the screen'))?.original_text ?? ''
    expect(reset).toContain(`[the login](${addressOf('Where do I sign in?')})`)
    expect(reset).toContain('`[x](y.md)`')
    const picture = /http:\/\/qa\.test(\/uploads\/post\/[0-9a-f]{32}\.png)/.exec(reset)?.[1] ?? ''
    expect(answers.some(({ original_text }) => original_text.includes(`[the start](${addressOf('index')})`))).toBe(true)
    await mountPages(await site.ownServer(), site.ctx)
    const get = (url: string) => site.server.http.inject({ method: 'GET', url })
    expect((await get(picture)).statusCode).toBe(200)
    for (const [url, title] of [
      ['/account/reset-password', 'How do I reset my password?'],
      ['/account/Reset-Password.md', 'How do I reset my password?'],
      ['/help/password.html?from=mail', 'How do I reset my password?'],
      ['/account/sign-in', 'Where do I sign in?'],
    ] as const) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode, String(headers.location).startsWith(addressOf(title))]).toEqual([url, 301, true])
    }
    expect((await get('/account/none')).statusCode).toBe(404)
  })

  it.each([',', ';', '\t'])('PG4 a CSV file with %j gives questions and their answers', async (sign) => {
    const site = await open()
    const rows = [
      ['Title', 'Question', 'Answer', 'Tags', 'Date', 'URL', 'unknown'],
      [
        '"What is a ""compiler""?"',
        '"Two\nlines"',
        'A **program**.',
        'go',
        '2024-01-02',
        'https://faq.example.com/compiler',
        'x',
      ],
      ['', '', 'Another one.'],
      ['', 'Is there a title?', 'No.'],
      ['', '', ''],
    ]
    const file = join(folder, 'faq.csv')
    await writeFile(file, `\uFEFF${rows.map((row) => row.join(sign)).join('\r\n')}\r\n`)
    const import_ = () => importCsv(site.ctx, { location: file })
    const { unusable } = await import_()
    const { questions, answers } = await rowsOf(site)
    expect(questions.map(({ title, original_text, answer_count }) => [title, original_text, answer_count])).toEqual([
      ['Is there a title?', '', 1],
      ['What is a "compiler"?', 'Two\nlines', 2],
    ])
    expect(answers.map(({ original_text }) => original_text)).toEqual(['A **program**.', 'Another one.', 'No.'])
    expect(new Date(questions[1]?.created_at ?? 0).toISOString()).toBe('2024-01-02T00:00:00.000Z')
    expect(unusable.map(({ reason }) => reason)).toEqual(['question without a title'])
    await import_()
    expect(await rowsOf(site)).toEqual({ questions, answers })
  })

  it('PG5 is idempotent, resumes where it was stopped, and adds new pages later', async () => {
    const site = await open()
    const stop = new AbortController()
    const stopped = run(site, {
      batchSize: 1,
      signal: stop.signal,
      onProgress: ({ done }) => done === 2 && stop.abort(),
    })
    await expect(stopped).rejects.toThrow(ImportStopped)
    expect((await rowsOf(site)).questions).toHaveLength(2)
    await run(site, { batchSize: 1 })
    const content = await rowsOf(site)
    expect(content.questions).toHaveLength(3)
    await run(site)
    expect(await rowsOf(site)).toEqual(content)
    await writeFile(join(folder, 'new.md'), '# A new page\n\nWith a text.\n')
    await run(site)
    expect((await rowsOf(site)).questions.map(({ title }) => title)).toContain('A new page')
    expect((await rowsOf(site)).answers).toHaveLength(content.answers.length + 1)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('PG6 what has no pages is refused in words before anything is stored', async () => {
    const site = await open()
    await writeFile(join(folder, 'odd.csv'), 'name,value\n1,2\n')
    await writeFile(join(folder, 'torn.csv'), 'title,answer\n"never closed,2\n')
    for (const [attempt, words] of [
      [() => importMarkdown(site.ctx, { location: join(folder, 'img') }), /has no Markdown files/],
      [() => importMarkdown(site.ctx, { location: join(folder, 'none') }), /There is no folder/],
      [() => importMarkdown(site.ctx, { location: folder, author: 'nobody' }), /nobody with the username nobody/],
      [() => importCsv(site.ctx, { location: folder }), /There is no file/],
      [() => importCsv(site.ctx, { location: join(folder, 'odd.csv') }), /has to name the columns/],
      [() => importCsv(site.ctx, { location: join(folder, 'torn.csv') }), /is no CSV/],
    ] as const) {
      const error: unknown = await attempt().catch((problem: unknown) => problem)
      expect(error).toBeInstanceOf(UnusableSource)
      expect(error instanceof Error ? error.message : '').toMatch(words)
    }
    expect((await rowsOf(site)).questions).toEqual([])
  })
})
