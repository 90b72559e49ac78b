import { cp, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import type { ImportProgress } from '../index.ts'
import { ImportStopped } from '../index.ts'
import type { DumpImportOptions } from './index.ts'
import { BrokenDump, importStackExchange } from './index.ts'

const SMALL = join(import.meta.dirname, 'fixtures/small')

/** Reads everything an import may change, without the times that depend on when it ran. */
async function contentOf({ ctx }: TestSite) {
  const rows = async (table: 'users' | 'tags' | 'questions' | 'answers' | 'comments') =>
    ctx.db.selectFrom(table).selectAll().orderBy('id').execute()
  return {
    // The hash of the administrator's password differs between sites.
    users: (await rows('users')).slice(1),
    tags: await rows('tags'),
    questions: await rows('questions'),
    answers: await rows('answers'),
    comments: await rows('comments'),
    questionTags: await ctx.db
      .selectFrom('question_tags')
      .selectAll()
      .orderBy('question_id')
      .orderBy('tag_id')
      .execute(),
    indexed: await ctx.db.selectFrom('search_documents').select(['object_type', 'object_id']).orderBy('id').execute(),
  }
}

function run(site: TestSite, options: Partial<DumpImportOptions> = {}) {
  return importStackExchange(site.ctx, { folder: SMALL, ...options })
}

const question = (site: TestSite, title: string) =>
  site.ctx.db.selectFrom('questions').selectAll().where('title', '=', title).executeTakeFirstOrThrow()

describeOnEveryEngine('the import of a dump', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-dump-'))
    await cp(SMALL, folder, { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('I1 stores usable rows and counts the others by reason', async () => {
    const site = await open()
    const { nouns, unusable } = await run(site)
    expect(nouns.map(({ noun, inDump, stored }) => [noun, inDump, stored])).toEqual([
      ['users', 7, 5],
      ['people with posts', 4, 3],
      ['tags', 4, 3],
      ['texts about tags', 3, 2],
      ['questions', 4, 3],
      ['answers', 4, 3],
      ['accepted answers', 1, 1],
      ['comments', 5, 3],
      ['votes', 6, 5],
      ['duplicates', 3, 1],
      ['authors without an account', 3, 3],
    ])
    expect(unusable.map(({ file, reason, count }) => `${file}: ${reason} (${count})`)).toEqual([
      'Comments.xml: comment on a post that is not stored (1)',
      'Comments.xml: comment without text (1)',
      'PostHistory.xml: text of a post that is not stored (1)',
      'PostLinks.xml: duplicate that is open (again) (1)',
      'PostLinks.xml: link between questions that are not stored (1)',
      'Posts.xml: answer to a question that is not stored (1)',
      'Posts.xml: post type 42 has no place here (1)',
      'Posts.xml: question without a title (1)',
      'Posts.xml: stored without a tag that is not usable: not/usable (1)',
      'Posts.xml: text about a tag that is not in Tags.xml (1)',
      'Tags.xml: not usable as the name of a tag: not/usable (1)',
      'Users.xml: no creation date (1)',
      'Users.xml: no id (1)',
      'Votes.xml: votes on a post that is not stored (1)',
    ])
  })

  it('I2 uses the newest Markdown, or converts the HTML', async () => {
    const site = await open()
    await run(site)
    const edited = await question(site, 'Why is my bread flat?')
    expect(edited.original_text).toBe('The **newest** text\n\n![crumb](https://images.example/crumb.png)')
    expect(edited.parsed_text).toContain('src="https://images.example/crumb.png"')
    const answers = await site.ctx.db.selectFrom('answers').select('original_text').orderBy('id').execute()
    expect(answers.map((answer) => answer.original_text)).toEqual([
      'Wait *longer* than that.',
      'Use more water.',
      '多等一会儿。',
    ])
    const chinese = await question(site, '面团发酵不起来怎么办？')
    expect(chinese.original_text).toBe("面团总是发不起来。\n\n```py\nprint('发酵')\n```")
    expect(chinese.url_title).toMatch(/^mian-tuan/)
  })

  it('I3 keeps scores, acceptance, dates and the last activity', async () => {
    const site = await open()
    await run(site)
    const asked = await question(site, 'Why is my bread flat?')
    const answers = await site.ctx.db.selectFrom('answers').selectAll().orderBy('id').execute()
    expect(asked).toMatchObject({ vote_count: 5, base_up: 6, base_down: 1, view_count: 120, answer_count: 3 })
    expect(asked).toMatchObject({
      accepted_answer_id: answers[0]?.id,
      last_answer_id: answers[1]?.id,
      created_at: Date.UTC(2020, 1, 1, 10),
      edited_at: Date.UTC(2020, 1, 1, 12),
      active_at: Date.UTC(2020, 1, 5, 10),
      operation_type: 'answered',
      operator_id: answers[1]?.user_id,
      operated_at: Date.UTC(2020, 1, 5, 10),
    })
    expect(answers.map((answer) => [answer.accepted, answer.vote_count])).toEqual([
      [1, 7],
      [0, 1],
      [0, 0],
    ])
    const disliked = await question(site, '面团发酵不起来怎么办？')
    expect(disliked).toMatchObject({ vote_count: -2, base_up: 1, base_down: 3, operation_type: 'asked' })
  })

  it('I4 gives everybody a free username, keeps reputation, and creates no usable account', async () => {
    const site = await open()
    await run(site)
    const people = await site.ctx.db
      .selectFrom('users')
      .selectAll()
      .where('username', '!=', 'admin')
      .orderBy('id')
      .execute()
    expect(people.map(({ username, display_name, rank, status }) => [username, display_name, rank, status])).toEqual([
      ['community', 'Community', 1, 'normal'],
      ['ada', 'Ada', 1200, 'normal'],
      ['ada-2', 'Ada', 55, 'normal'],
      ['wangxiaoming', '王小明', 7, 'normal'],
      ['user-4', '★', 1, 'normal'],
      ['gone-person', 'gone person', 0, 'deleted'],
      ['user99', 'user99', 0, 'deleted'],
      ['anonymous', 'Anonymous', 0, 'deleted'],
    ])
    expect(people.every((person) => person.e_mail_key === null && person.password_hash === null)).toBe(true)
    expect(people[1]).toMatchObject({ bio: 'I like **bread**.', website: 'https://ada.example', location: 'London' })
    expect(people[2]).toMatchObject({ website: '' })
  })

  it('I5 closes duplicates with a link to the original question', async () => {
    const site = await open()
    await run(site)
    const { list } = await unwrap(site.api().call('listQuestions', { query: { order: 'newest' } }))
    const original = list.find((row) => row.title === 'Why is my bread flat?')
    const ada = await site.ctx.db.selectFrom('users').select('id').where('username', '=', 'ada').executeTakeFirst()
    expect(await question(site, 'Flat bread again')).toMatchObject({
      status: 'closed',
      close_reason: 'a_duplicate',
      close_message: `http://qa.test/questions/${original?.id}`,
      closed_at: Date.UTC(2020, 1, 3, 11),
      closed_by: ada?.id,
    })
  })

  it('I6 describes tags by excerpt and wiki, and keeps an existing description', async () => {
    const site = await open()
    const described = {
      slug_name: 'yeast',
      display_name: 'Yeast',
      original_text: 'Ours.',
      user_id: null,
      created_at: 1,
    }
    await site.ctx.db
      .insertInto('tags')
      .values({ ...described, main_tag_id: null, updated_at: null })
      .execute()
    await run(site)
    const tags = await site.ctx.db.selectFrom('tags').selectAll().orderBy('slug_name').execute()
    expect(tags.map((tag) => [tag.slug_name, tag.original_text, tag.excerpt, tag.question_count])).toEqual([
      ['bread', 'Everything about bread.\n\nFlour and **water**.', 'Everything about bread.', 2],
      ['yeast', 'Ours.', '', 1],
      ['面包', '', '', 1],
    ])
  })

  it('I7 leaves every counter right and everything findable', async () => {
    const site = await open()
    await run(site)
    expect(await checkCounters(site.ctx)).toEqual([])
    for (const [q, title] of [
      ['newest', 'Why is my bread flat?'],
      ['发酵', '面团发酵不起来怎么办？'],
      ['more water', 'Why is my bread flat?'],
    ] as const) {
      const { list } = await unwrap(site.api().call('search', { query: { q, order: 'relevance' } }))
      expect(
        list.map((hit) => hit.object.title),
        q,
      ).toContain(title)
    }
    const { comments } = await contentOf(site)
    expect(comments.map((comment) => [comment.object_type, comment.vote_count, comment.parsed_text.trim()])).toEqual([
      [1, 3, '<p>Which <code>flour</code>?</p>'],
      [2, 0, '<p>谢谢！</p>'],
      [2, 0, '<p>Nobody said this.</p>'],
    ])
  })

  it('I8 is idempotent', async () => {
    const site = await open()
    const first = await run(site)
    const before = await contentOf(site)
    expect(await run(site)).toEqual(first)
    expect(await contentOf(site)).toEqual(before)
  })

  it('I9 resumes where it was stopped, after every single batch', async () => {
    const whole = await open()
    const expected = await run(whole, { batchSize: 2 })
    const site = await open()
    let stops = 0
    for (;;) {
      const stop = new AbortController()
      let last: ImportProgress | undefined
      const attempt = run(site, {
        batchSize: 2,
        signal: stop.signal,
        onProgress(progress) {
          // A step first reports where it begins. The next report of the same step means that a batch has been stored.
          if (progress.title === last?.title && progress.done > last.done) stop.abort()
          last = progress
        },
      })
      const outcome = await attempt.catch((error: unknown) => error)
      if (!(outcome instanceof ImportStopped)) {
        expect(outcome).toEqual(expected)
        break
      }
      stops += 1
      expect(await checkCounters(site.ctx)).toEqual([])
    }
    expect(stops).toBeGreaterThan(10)
    expect(await contentOf(site)).toEqual(await contentOf(whole))
  })

  it('I10 stores nothing of a batch that fails', async () => {
    const site = await open()
    await site.ctx.db.schema.alterTable('comments').renameTo('comments_away').execute()
    await expect(run(site)).rejects.toThrow()
    await site.ctx.db.schema.alterTable('comments_away').renameTo('comments').execute()
    const resumed = await run(site)
    expect(resumed.nouns.find(({ noun }) => noun === 'comments')?.stored).toBe(3)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('I11 rejects a broken file by name and line before storing anything', async () => {
    const site = await open()
    const before = await contentOf(site)
    const comments = join(folder, 'Comments.xml')
    const { length } = await readFile(comments)
    await truncate(comments, length - 13)
    await expect(run(site, { folder })).rejects.toThrow(
      /^Comments\.xml, line 7: unclosed tag: comments\. .* get it anew$/,
    )
    await writeFile(join(folder, 'Tags.xml'), '<tags>\n  <row Id="1" TagName="a<b" />\n</tags>')
    await expect(run(site, { folder })).rejects.toThrow(/^Tags\.xml, line 2: /)
    await writeFile(join(folder, 'Tags.xml'), '<users></users>')
    await expect(run(site, { folder })).rejects.toThrow('Tags.xml, line 1: the file should hold <tags>, not <users>')
    await writeFile(join(folder, 'Tags.xml'), Buffer.from([60, 116, 97, 103, 115, 62, 0xff]))
    await expect(run(site, { folder })).rejects.toThrow('Tags.xml, line 1: the bytes here are not UTF-8')
    expect(await contentOf(site)).toEqual(before)
  })

  it('I12 rejects a folder without people or posts, and a path that is no folder', async () => {
    const site = await open()
    await rm(join(folder, 'Users.xml'))
    await rm(join(folder, 'Posts.xml'))
    await expect(run(site, { folder })).rejects.toThrow(`${folder} has no Users.xml, no Posts.xml`)
    await expect(run(site, { folder: join(folder, 'nowhere') })).rejects.toBeInstanceOf(BrokenDump)
    const packed = join(folder, 'beer.stackexchange.com.7z')
    await writeFile(packed, '7z')
    await expect(run(site, { folder: packed })).rejects.toThrow(/is a file\. Unpack it/)
    expect((await contentOf(site)).users).toEqual([])
  })

  it('I12b imports a smaller dump, and names the absent files', async () => {
    const site = await open()
    for (const file of ['Tags.xml', 'PostHistory.xml', 'PostLinks.xml', 'Votes.xml', 'Comments.xml']) {
      await rm(join(folder, file))
    }
    await rename(join(folder, 'Users.xml'), join(folder, 'users.xml'))
    const { nouns, absent } = await run(site, { folder })
    expect(absent).toEqual(['Tags.xml', 'PostHistory.xml', 'PostLinks.xml', 'Votes.xml', 'Comments.xml'])
    const stored = new Map(nouns.map((count) => [count.noun, count.stored]))
    expect([stored.get('users'), stored.get('questions'), stored.get('answers')]).toEqual([5, 3, 3])
    expect((await contentOf(site)).questionTags.length).toBeGreaterThan(0)
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('I12c loses no row because of characters that XML forbids', async () => {
    const site = await open()
    const posts = join(folder, 'Posts.xml')
    const row = `<row Id="14" PostTypeId="1" CreationDate="2021-01-01T00:00:00.000" Score="0" OwnerUserId="1"
      Title="A bell&#x7; in the title" Body="&lt;p&gt;one \u0001two&#31; three&#x1F;&lt;/p&gt;" Tags="|flour|" />\n</posts>`
    await writeFile(posts, (await readFile(posts, 'utf8')).replace('</posts>', row))
    await run(site, { folder })
    const { original_text } = await question(site, 'A bell in the title')
    expect(original_text).toBe('one two three')
  })

  it('I13 adds the new rows of a newer dump, and nothing else', async () => {
    const site = await open()
    await run(site, { folder, source: 'bread' })
    const posts = join(folder, 'Posts.xml')
    const later = `<row Id="13" PostTypeId="2" ParentId="2" CreationDate="2021-01-01T00:00:00.000" Score="1"
      Body="&lt;p&gt;天冷就多等两个小时。&lt;/p&gt;" OwnerUserId="1" />\n</posts>`
    await writeFile(posts, (await readFile(posts, 'utf8')).replace('</posts>', later))
    const { nouns } = await run(site, { folder, source: 'bread' })
    expect(nouns.find(({ noun }) => noun === 'answers')).toMatchObject({ inDump: 5, stored: 4 })
    expect(await question(site, '面团发酵不起来怎么办？')).toMatchObject({
      answer_count: 1,
      operation_type: 'answered',
    })
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('I14 lists every unusable row in the report', async () => {
    const site = await open()
    const reportFile = join(folder, 'report.json')
    const { unusable } = await run(site, { reportFile })
    const report: unknown = JSON.parse(await readFile(reportFile, 'utf8'))
    expect(report).toMatchObject({ source: 'small', unusable })
    expect(report).toHaveProperty('rows.length', 14)
    expect(report).toHaveProperty('rows.0', {
      file: 'Comments.xml',
      row: '3',
      reason: 'comment on a post that is not stored',
    })
  })
})
