import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { storedFiles, storedRows } from '../../../test/databases/stored-values.ts'
import { checkCounters } from '../../integrity/index.ts'
import { setStartRank } from '../reputation/index.ts'
import { stored } from '../uploads/uploads.test-data.ts'

/**
 * The ending of every planted word. The words differ at their beginning, because the index of SQLite stores a common
 * prefix of words only once.
 */
const MARK = 'quimblatt'
const TRACE = new RegExp(MARK, 'i')
const word = (of: string): string => `${of}${MARK}`

/** Lets another member write posts, with an answer and a tag. */
async function writeAsOther(api: QuandaryClient) {
  const tags = [{ slug_name: 'glass', display_name: 'Glass', original_text: 'Drinking vessels.' }]
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags }
  const question = await unwrap(api.call('createQuestion', { body: asked }))
  const { info: answer } = await unwrap(
    api.call('createAnswer', { body: { question_id: question.id, content: 'A tulip, I think.' } }),
  )
  const comment = { object_id: question.id, original_text: 'A dry one.' }
  await unwrap(api.call('createComment', { body: comment }))
  const tag = await unwrap(api.call('getTag', { query: { name: 'glass' } }))
  return { question, answer, asked, tagId: tag.tag_id }
}

/** Lets a member plant words in every text that a member can write, including edits of what somebody else wrote. */
async function plantWords(site: TestSite, others: Awaited<ReturnType<typeof writeAsOther>>, other: QuandaryClient) {
  const register = { name: `Ann ${word('N')}`, e_mail: `${word('mail')}@${word('host')}.test`, pass: 'battery-staple' }
  const { id, access_token: token } = await unwrap(site.api().call('registerByEmail', { body: register }))
  const admin = site.api((await site.admin()).token)
  await unwrap(admin.call('updateUserStatus', { body: { user_id: id, status: 'normal' } }))
  await setStartRank(site.ctx.db, Number(id), 9000)
  const api = site.api(token)
  const [avatar, shown] = [await stored(site, token, 'avatar'), await stored(site, token, 'post')]
  const profile = {
    display_name: `Ann ${word('D')}`,
    username: word('u'),
    bio: word('bio'),
    website: `https://${word('web')}.test`,
    location: word('place'),
    avatar: { type: 'custom' as const, custom: avatar.address },
  }
  await unwrap(api.call('updateProfile', { body: profile }))
  const own = {
    title: `Which ${word('title')} is it?`,
    content: `Some ${word('text')} ![${word('alt')}](${shown.address})`,
    tags: [
      { slug_name: word('slug'), display_name: word('Label'), original_text: word('description') },
      { slug_name: 'glass', display_name: 'Glass', original_text: '' },
    ],
  }
  const question = await unwrap(api.call('createQuestion', { body: own }))
  const edited = { ...own, id: question.id, title: `What ${word('headline')}?`, edit_summary: word('summary') }
  await unwrap(api.call('updateQuestion', { body: edited }))
  await unwrap(other.call('createAnswer', { body: { question_id: question.id, content: 'None at all.' } }))
  const { info: answer } = await unwrap(
    api.call('createAnswer', { body: { question_id: others.question.id, content: word('answer') } }),
  )
  const change = { id: answer.id, question_id: others.question.id, content: word('better'), edit_summary: word('why') }
  await unwrap(api.call('updateAnswer', { body: change }))
  const body = { object_id: others.question.id, original_text: word('comment') }
  const comment = await unwrap(api.call('createComment', { body }))
  await unwrap(
    api.call('updateComment', { body: { comment_id: comment.comment_id, original_text: word('correction') } }),
  )
  const report = { object_id: others.answer.id, report_type: 59, content: word('flag') }
  await unwrap(api.call('createReport', { body: report }))
  const tags = [...others.asked.tags, { slug_name: word('other'), display_name: word('Other'), original_text: '' }]
  const theirs = { id: others.question.id, title: `Which ${word('edit')}?`, content: word('rewritten'), tags }
  await unwrap(api.call('updateQuestion', { body: { ...theirs, edit_summary: word('reason') } }))
  const improved = { id: others.answer.id, question_id: others.question.id, content: word('improved') }
  await unwrap(api.call('updateAnswer', { body: { ...improved, edit_summary: word('note') } }))
  const described = {
    tag_id: others.tagId,
    slug_name: 'glass',
    display_name: word('Vessel'),
    original_text: word('of'),
  }
  await unwrap(api.call('updateTag', { body: { ...described, edit_summary: word('suggestion') } }))
  return { id, question, answer, uploads: [avatar.path, shown.path] }
}

/** Lists every table and file that contains a planted word. */
async function traces(site: TestSite): Promise<string[]> {
  const rows = (await storedRows(site)).filter(({ text }) => TRACE.test(text))
  const files = (await storedFiles(site)).filter(({ text }) => TRACE.test(text))
  return [...new Set([...rows.map(({ table }) => table), ...files.map(({ file }) => file)])].toSorted()
}

/**
 * Makes the rows of `content_changes`, which caches read, expire at once instead of within two hours. The database
 * writes their time by its own clock, which the clock of the test does not advance, so the time is changed here.
 */
async function expireChanges(site: TestSite): Promise<void> {
  await sql`update content_changes set at = 0`.execute(site.ctx.db)
  site.clock.advance(3 * 3_600_000)
  await site.ctx.jobs.drain()
}

async function writeAndErase(site: TestSite) {
  const bo = site.api((await site.registerPerson({ name: 'Bo', rank: 9000 })).token)
  const others = await writeAsOther(bo)
  const planted = await plantWords(site, others, bo)
  await site.ctx.jobs.drain()
  const before = await traces(site)
  const admin = site.api((await site.admin()).token)
  const order = { user_id: planted.id, status: 'deleted', remove_all_content: true } as const
  await unwrap(admin.call('updateUserStatus', { body: order }))
  await site.ctx.jobs.drain()
  return { admin, bo, others, planted, before }
}

describeOnEveryEngine('erasure of what a person wrote', (open, engine) => {
  it('AU13 no text of the person stays in any column, search index, upload or file of the database', async () => {
    const site = await open()
    const { planted, before, admin } = await writeAndErase(site)
    const tables = ['answers', 'comments', 'questions', 'reports', 'revisions', 'tags', 'users']
    expect(before).toEqual(expect.arrayContaining(tables))
    expect(before.some((place) => place.startsWith('search_index'))).toBe(true)
    expect(before.some((place) => place.endsWith('.db-wal'))).toBe(engine === 'sqlite3')
    await expireChanges(site)
    // Mails to others cannot be recalled; in this test they are the files of the outbox. Mails to the person are
    // deleted from it.
    const left = (await traces(site)).filter((place) => !place.includes('/outbox/'))
    expect(left).toEqual([])
    const mails = (await storedFiles(site)).filter(({ file }) => file.includes('/outbox/'))
    expect(mails.filter(({ text }) => new RegExp(`^To:.*${MARK}`, 'im').test(text))).toEqual([])
    expect(planted.uploads).toHaveLength(2)
    for (const path of planted.uploads) {
      expect(await site.ctx.files.read(path), path).toBeUndefined()
      expect(await site.ctx.files.read(`deleted/${path}`), path).toBeUndefined()
    }
    expect(await checkCounters(site.ctx)).toEqual([])
    expect((await admin.call('search', { query: { q: word('text') } })).data?.list).toEqual([])
  })

  it('AU14 posts of others show what they wrote themselves, and recovered posts have no text', async () => {
    const site = await open()
    const { admin, bo, others, planted } = await writeAndErase(site)
    const shown = await unwrap(bo.call('getQuestion', { query: { id: others.question.id } }))
    const { title, content, tags } = others.asked
    expect(shown).toMatchObject({ title, content, tags: tags.map(({ slug_name }) => ({ slug_name })) })
    const { info } = await unwrap(bo.call('getAnswer', { query: { id: others.answer.id } }))
    expect(info.content).toBe('A tulip, I think.')
    const [tag] = await unwrap(bo.call('listTagsBySlug', { query: { tags: 'glass' } }))
    expect(tag).toMatchObject({ display_name: 'Glass' })
    const { list } = await unwrap(bo.call('listComments', { query: { object_id: others.question.id } }))
    expect(list.map(({ original_text }) => original_text)).toEqual(['A dry one.'])
    await unwrap(admin.call('recoverQuestion', { body: { question_id: planted.question.id } }))
    await unwrap(admin.call('recoverAnswer', { body: { answer_id: planted.answer.id } }))
    const recovered = await unwrap(bo.call('getQuestion', { query: { id: planted.question.id } }))
    expect(recovered).toMatchObject({ title: '[…]', content: '[…]', tags: [], answer_count: 1 })
    const answer = await unwrap(bo.call('getAnswer', { query: { id: planted.answer.id } }))
    expect(answer.info.content).toBe('[…]')
    expect(await checkCounters(site.ctx)).toEqual([])
  })
})
