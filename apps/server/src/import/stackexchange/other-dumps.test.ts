import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import { mountPages } from '../../page-host/index.ts'
import { questionIds } from '../../slices/questions/index.ts'
import { readSettings, writeSettings } from '../../slices/site-settings/index.ts'
import { changeFormerLinks } from '../former-links.ts'
import { htmlToMarkdown } from '../html-to-markdown.ts'
import { translateComment, translateMarkdown } from './dump-markdown.ts'
import { importStackExchange } from './index.ts'
import { readBatches } from './read-rows.ts'

const HOST = 'chemistry.example.com'
const AT = '2020-02-01T10:00:00'

type Row = Readonly<Record<string, string | number>>

/** Writes a file of a dump like Windows tools: with a byte order mark, CRLF, and attributes in reverse order. */
async function writeRows(folder: string, file: string, rows: readonly Row[]): Promise<void> {
  const escape = (value: string | number) =>
    String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#xA;')
  const lines = rows.map((row) => {
    const attributes = Object.entries(row).toReversed()
    return `  <row ${attributes.map(([name, value]) => `${name}="${escape(value)}"`).join(' ')} />`
  })
  const root = file.replace('.xml', '').toLowerCase()
  const text = ['<?xml version="1.0" encoding="utf-8"?>', `<${root}>`, ...lines, `</${root}>`].join('\r\n')
  await writeFile(join(folder, file), `\uFEFF${text}`)
}

const MATHS = [
  'Water is $\\ce{H2O}$ and $$\\int_0^1 x_1^2\\,dx$$',
  '',
  '>! It boils.',
  '> At *100* degrees.',
  '',
  'See [tag:acid-base], [an answer](/a/4), [the first](https://www.chemistry.example.com/questions/1/why#3), ',
  'https://chemistry.example.com/q/1. And [Kim](/users/5/kim), [help](/help/formatting), [not here](/questions/999/x).',
  '',
  '![flask](/content/img/flask.png) ![other](//i.example.net/x.png) `[tag:code]`',
  '',
  '<!-- language: lang-py -->',
  '',
  '    print("/a/4")',
  '',
  '<kbd>Ctrl</kbd> H<sub>2</sub>O <table><tr><td>1</td></tr></table>',
].join('\n')

const USERS: Row[] = [
  { Id: -1, CreationDate: AT, DisplayName: 'Community', Reputation: 1 },
  { Id: 5, CreationDate: `${AT}.123`, DisplayName: 'Kim', Reputation: 10 },
  { Id: 6, CreationDate: AT, DisplayName: 'Kim', Reputation: 11 },
  { Id: 7, CreationDate: AT, Reputation: 12 },
  { Id: 12, CreationDate: AT, DisplayName: 'Мария', Reputation: 13, ContentLicense: 'CC BY-SA 4.0' },
]
const post = (Id: number, PostTypeId: number, more: Row): Row => ({
  Id,
  PostTypeId,
  CreationDate: AT,
  Score: 0,
  Body: '<p>Text</p>',
  ...more,
})
const POSTS: Row[] = [
  post(1, 1, { Title: 'Why is the sky $\\ce{O2}$?', Tags: '<acid-base><ph>', OwnerUserId: 5, AcceptedAnswerId: 4 }),
  post(2, 1, { Title: `Long ${'word '.repeat(60)}`, Tags: `|acid-base|${'x'.repeat(40)}|`, OwnerDisplayName: 'gone' }),
  post(3, 2, { ParentId: 1, OwnerUserId: -1, ContentLicense: 'CC BY-SA 3.0' }),
  post(4, 2, { ParentId: 1, OwnerUserId: 12, Body: `<p>${'long '.repeat(40_000)}</p>` }),
  post(13, 1, {
    Title: 'Что такое кислота?',
    OwnerUserId: 7,
    Body: '<blockquote class="spoiler"><p>Вода</p></blockquote><p>$a_1 b_2$ and a_1_b</p>',
  }),
  // A repeated id: the last row is used.
  post(13, 1, { Title: 'Что такое кислота?', OwnerUserId: 7, Body: '<p>$a_1 b_2$</p>' }),
  ...[3, 6, 7, 8, 17].map((type, index) => post(20 + index, type, { OwnerUserId: 5 })),
  post(30, 2, { ParentId: 888, OwnerUserId: 5 }),
  { Id: 31, CreationDate: AT, Body: 'no type' },
]
const HISTORY: Row[] = [
  { Id: 1, PostHistoryTypeId: 2, PostId: 1, CreationDate: AT, Text: MATHS },
  { Id: 2, PostHistoryTypeId: 2, PostId: 3, CreationDate: AT, Text: 'A text that was redacted later' },
  { Id: 3, PostHistoryTypeId: 5, PostId: 3, CreationDate: '2020-03-01T10:00:00' },
  { Id: 4, PostHistoryTypeId: 66, PostId: 3, CreationDate: AT },
]
const VOTES: Row[] = [
  { Id: 1, PostId: 1, VoteTypeId: 2, CreationDate: AT },
  { Id: 2, PostId: 1, VoteTypeId: 99, CreationDate: AT },
  { Id: 3, VoteTypeId: 2, CreationDate: AT },
]
const COMMENTS: Row[] = [
  { Id: 1, PostId: 1, Score: 1, Text: 'See [ask], [german.se] and /q/1 or [this](/q/13)', CreationDate: AT, UserId: 6 },
  { Id: 2, PostId: 77, Score: 1, Text: 'orphan', CreationDate: AT },
]
const LINKS: Row[] = [{ Id: 1, CreationDate: AT, PostId: 1, RelatedPostId: 13, LinkTypeId: 1 }]

describeOnEveryEngine('dumps of other communities', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-dump-'))
    for (const [file, rows] of [
      ['Users.xml', USERS],
      ['Posts.xml', POSTS],
      ['PostHistory.xml', HISTORY],
      ['Votes.xml', VOTES],
      ['Comments.xml', COMMENTS],
      ['PostLinks.xml', LINKS],
    ] as const) {
      await writeRows(folder, file, rows)
    }
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (site: TestSite) => importStackExchange(site.ctx, { folder, source: HOST, batchSize: 4 })
  const questionOf = (site: TestSite, start: string) =>
    site.ctx.db.selectFrom('questions').selectAll().where('title', 'like', `${start}%`).executeTakeFirstOrThrow()

  it('I15 stores or reports each row of an unusual dump', async () => {
    const site = await open()
    const { absent, nouns, notMapped, unusable } = await run(site)
    expect(absent).toEqual(['Tags.xml'])
    const stored = new Map(nouns.map((count) => [count.noun, count.stored]))
    expect(unusable.map(({ file, reason, count }) => `${file}: ${reason} (${count})`)).toEqual([
      'Comments.xml: comment on a post that is not stored (1)',
      'Posts.xml: answer to a question that is not stored (1)',
      'Posts.xml: id occurs again (1)',
      ...['(none)', 17, 3, 6, 7, 8].map((type) => `Posts.xml: post type ${type} has no place here (1)`),
      'Posts.xml: stored with the first 150 characters of the title (1)',
      `Posts.xml: stored without a tag that is not usable: ${'x'.repeat(40)} (1)`,
      'Votes.xml: vote without a post (1)',
    ])
    expect(Object.fromEntries(notMapped.map(({ file, count }) => [file, count]))).toEqual({
      'PostHistory.xml': 1,
      'Votes.xml': 1,
      'PostLinks.xml': 1,
    })
    const lost = unusable.filter(({ file, reason }) => file === 'Posts.xml' && !reason.startsWith('stored'))
    const posts = (stored.get('questions') ?? 0) + (stored.get('answers') ?? 0)
    expect(posts + lost.reduce((sum, { count }) => sum + count, 0)).toBe(POSTS.length)
    expect(stored.get('users')).toBe(USERS.length)
    const names = await site.ctx.db.selectFrom('users').select(['username', 'display_name']).execute()
    expect(names.map(({ display_name }) => display_name)).toEqual(
      expect.arrayContaining(['Community', 'Kim', 'user7', 'Мария', 'gone']),
    )
    expect(new Set(names.map(({ username }) => username)).size).toBe(names.length)
    const answers = await site.ctx.db
      .selectFrom('answers')
      .select(['original_text', 'accepted'])
      .orderBy('id')
      .execute()
    expect(answers[0]?.original_text, 'the redacted text is not brought back').toBe('Text')
    expect([answers[1]?.original_text.length, answers[1]?.accepted]).toEqual([199_999, 1])
    // The last of the 150 characters is a space, which is trimmed.
    expect((await questionOf(site, 'Long')).title).toHaveLength(149)
    expect((await questionOf(site, 'Что')).original_text).toBe('$a_1 b_2$')
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('I17 rewrites links to the imported site, once', async () => {
    const site = await open()
    await run(site)
    const first = await questionOf(site, 'Why')
    const answers = await site.ctx.db.selectFrom('answers').selectAll().orderBy('id').execute()
    const last = await questionOf(site, 'Что')
    const path = (question: number, answer?: number) =>
      `/questions/${questionIds.long(question)}${answer === undefined ? '' : `/1002${String(answer).padStart(13, '0')}`}`
    const kim = await site.ctx.db
      .selectFrom('users')
      .select('username')
      .where('display_name', '=', 'Kim')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    for (const part of [
      `[an answer](${path(first.id, answers[1]?.id)})`,
      `[the first](${path(first.id, answers[0]?.id)})`,
      `[${path(first.id)}](${path(first.id)}). And`,
      `[Kim](/users/${kim.username})`,
      `[help](https://${HOST}/help/formatting)`,
      `[not here](https://${HOST}/questions/999/x)`,
      `![flask](https://${HOST}/content/img/flask.png)`,
      '![other](https://i.example.net/x.png)',
      '`[tag:code]`',
      '```py\nprint("/a/4")\n```',
    ]) {
      expect(first.original_text).toContain(part)
    }
    expect(first.parsed_text).toMatch(/<details><summary>Spoiler<\/summary>\s*<p>It boils\.<br ?\/?>\s*At <em>100/)
    const [comment] = await site.ctx.db.selectFrom('comments').selectAll().execute()
    expect(comment?.original_text).toBe(
      `See How to Ask, [german.se](https://german.stackexchange.com) and /q/1 or [this](${path(last.id)})`,
    )
    const revision = await site.ctx.db
      .selectFrom('revisions')
      .select('content')
      .where('object_id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect(revision.content, 'the history begins with the rewritten text').toContain(path(first.id, answers[1]?.id))
    expect(await site.ctx.db.selectFrom('import_links').selectAll().execute()).toEqual([])
    await site.ctx.db
      .updateTable('questions')
      .set({ original_text: 'Edited /a/4' })
      .where('id', '=', first.id)
      .execute()
    await run(site)
    expect((await questionOf(site, 'Why')).original_text).toBe('Edited /a/4')
  })

  it('I18 old addresses redirect, ours win, and every imported page answers', async () => {
    const site = await open()
    await run(site)
    await mountPages(await site.ownServer(), site.ctx)
    const get = (url: string) => site.server.http.inject({ method: 'GET', url })
    const locationOf = async (url: string) => {
      const { headers, statusCode } = await get(url)
      return [statusCode, headers.location]
    }
    const questions = await site.ctx.db.selectFrom('questions').selectAll().orderBy('id').execute()
    const first = questions[0]
    const ours = `/questions/${questionIds.long(first?.id ?? 0)}/${first?.url_title}`
    const [, second] = await site.ctx.db.selectFrom('answers').select('id').orderBy('id').execute()
    const answer = `${ours}/1002${String(second?.id).padStart(13, '0')}`
    const maria = await site.ctx.db
      .selectFrom('users')
      .select('username')
      .where('display_name', '=', 'Мария')
      .executeTakeFirstOrThrow()
    for (const [url, path] of [
      ['/questions/1', ours],
      ['/questions/1/why-is-the-sky?tab=votes', ours],
      ['/q/1/5', ours],
      ['/questions/1/why/4', answer],
      ['/a/4', answer],
      ['/questions/4', answer],
      ['/users/12', `/users/${maria.username}`],
      ['/users/12/maria', `/users/${maria.username}`],
      ['/questions/tagged/acid-base', '/tags/acid-base'],
      ['/questions/tagged/acid-base+ph', '/tags/acid-base'],
    ]) {
      expect([url, ...(await locationOf(url ?? ''))]).toEqual([url, 301, path])
    }
    for (const url of ['/questions/999', '/a/30', '/users/999', '/questions/tagged/none', '/q/x', '/q/%E0%A4%A']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    }
    for (const { id, url_title } of questions) {
      const page = await get(`/questions/${questionIds.long(id)}/${encodeURI(url_title)}`)
      expect([url_title, page.statusCode]).toEqual([url_title, 200])
      expect(page.payload).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\s*$/i)
    }
    const people = await site.ctx.db.selectFrom('users').select('username').where('status', '=', 'normal').execute()
    for (const { username } of people) expect((await get(`/users/${username}`)).statusCode, username).toBe(200)
    // A member of this site whose username is a number.
    await site.registerPerson({ name: '12' })
    expect((await get('/users/12')).statusCode).toBe(200)
    await site.ctx.db
      .updateTable('questions')
      .set({ status: 'deleted' })
      .where('id', '=', first?.id ?? 0)
      .execute()
    expect((await get('/questions/1')).statusCode, 'a deleted question').toBe(404)
    const login = await readSettings(site.ctx, 'login')
    await writeSettings(site.ctx, 'login', { ...login, login_required: true })
    expect(await locationOf('/questions/13'), 'a private site').toEqual([307, '/users/login?next=%2Fquestions%2F13'])
  })
})

describe('the Markdown of a dump', () => {
  const options = { spoiler: 'Spoiler' }

  it.each([
    ['[tag:c++] [meta-tag:bug] [tag:a b]', '[c++](/tags/c%2B%2B) bug [tag:a b]'],
    [
      '[german.se], [ru.so.se](x) and [x][german.se]',
      '[german.se](https://german.stackexchange.com), [ru.so.se](x) and [x][german.se]',
    ],
    ['    [tag:x]\n\n[tag:x]', '    [tag:x]\n\n[x](/tags/x)'],
    ['- item\n\n    [tag:x]', '- item\n\n    [x](/tags/x)'],
    ['```\n[tag:x]\n``` \n[tag:x]', '```\n[tag:x]\n``` \n[x](/tags/x)'],
    [
      '<!-- begin snippet: js hide: false -->\n<!-- language: lang-js -->\n\n    a()\n\n    b()\n\n<!-- end snippet -->\nc',
      '\n```js\na()\n\nb()\n```\n\n\nc',
    ],
    ['a\r\n[ask] `[tag:x]`', 'a\n[ask] `[tag:x]`'],
  ])('I16 %j becomes %j', (source, expected) => {
    expect(translateMarkdown(source, options)).toBe(expected)
  })

  it('I16 names pages in comments, and reads spoilers and formulas from HTML', () => {
    expect(translateComment('[ask] [Help/on-topic] [ask](/x) `[ask]`')).toBe('How to Ask help center [ask](/x) `[ask]`')
    expect(htmlToMarkdown('<blockquote class="spoiler"><p>a_b</p></blockquote>$a_1 b_2$')).toBe('>! a\\_b\n\n$a_1 b_2$')
  })

  it('I17 finds only addresses of the imported site', () => {
    const changed = changeFormerLinks(
      '[a](/q/1) [b](//x.example/q/1) https://x.example.org/q/1 http://x.example/q/1, [c]: /q/1\n[d]: /q/2 "t"\n`/q/1` /q/1',
      ['x.example'],
      ({ path, isRelative }) => `<${path} ${isRelative}>`,
    )
    expect(changed).toBe(
      '[a](</q/1 true>) [b](</q/1 false>) https://x.example.org/q/1 </q/1 false>, [c]: /q/1\n[d]: </q/2 true> "t"\n`/q/1` /q/1',
    )
  })

  it('I17 an address that stands alone stays a link when it becomes a path', () => {
    const changed = changeFormerLinks(
      'As https://x.example/q/1, or <https://x.example/q/1> and [here](https://x.example/q/1 "t").\n' +
        '[so https://x.example/q/1](<https://x.example/q/1>) <a href="https://x.example/q/1">https://x.example/q/1</a>\n' +
        '[1]: https://x.example/q/1\n`https://x.example/q/1`',
      ['x.example'],
      () => '/n',
    )
    expect(changed).toBe(
      'As [/n](/n), or [/n](/n) and [here](/n "t").\n' +
        '[so /n](</n>) <a href="/n">/n</a>\n' +
        '[1]: /n\n`https://x.example/q/1`',
    )
  })

  it.each([
    ['a label behind it', 'See [https://x.example/q/1][1]', 'See [/n][1]'],
    ['a picture', '![https://x.example/q/1][p]', '![/n][p]'],
    [
      'a label',
      '[https://x.example/q] [b][HTTPS://x.example/q]\n\n[https://x.example/q]: //x.example/q',
      '[https://x.example/q] [b][HTTPS://x.example/q]\n\n[https://x.example/q]: /n',
    ],
    ['brackets without a label', '[https://x.example/q/1] [x][1]', '[[/n](/n)] [x][1]'],
    ['a tag in a link', '<a href=y>see <b>https://x.example/q/1</b></a>', '<a href=y>see <b>/n</b></a>'],
    ['a link before', '<a href=y>see</a> https://x.example/q/1 </a>', '<a href=y>see</a> [/n](/n) </a>'],
    ['brackets in a link', '[a **b** https://x.example/q/1 [x]](http://y)', '[a **b** /n [x]](http://y)'],
    ['a picture in a link', '[![https://x.example/q/1](/p)](http://y)', '[![/n](/p)](http://y)'],
    ['an escaped bracket', '\\[https://x.example/q/1](y)', '\\[[/n](/n)](y)'],
    ['another paragraph', '[a https://x.example/q/1\n\nb](y)', '[a [/n](/n)\n\nb](y)'],
  ])('I17 an address in the text of a link stays bare, and a label stays: %s', (_case, text, expected) => {
    expect(changeFormerLinks(text, ['x.example'], ({ path }) => (path.startsWith('/p') ? path : '/n'))).toBe(expected)
  })

  it('I19 puts very long posts into smaller batches', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quandary-dump-'))
    const Body = 'x'.repeat(1_500_000)
    await writeRows(
      folder,
      'Posts.xml',
      Array.from({ length: 8 }, (_, Id) => ({ Id, Body })),
    )
    const sizes: number[] = []
    for await (const rows of readBatches(join(folder, 'Posts.xml'), 'posts', { size: 500, skip: 0 }))
      sizes.push(rows.length)
    expect(sizes).toEqual([3, 3, 2])
    await rm(folder, { recursive: true })
  })
})
