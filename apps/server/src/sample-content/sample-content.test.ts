import { expect, it } from 'vitest'
import { unwrap } from '@quandary/api-client'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { checkCounters } from '../integrity/index.ts'
import { addSampleContent } from './index.ts'
import { people } from './people.ts'
import { questions } from './questions.ts'

describeOnEveryEngine('sample content', (open) => {
  it('S1 fills a new site without any counter being wrong', async () => {
    const site = await open()
    await addSampleContent(site.ctx)
    expect(await checkCounters(site.ctx)).toEqual([])
    const api = site.api()
    const { count, list } = await unwrap(api.call('listQuestions', { query: { page_size: 50, order: 'newest' } }))
    expect(count).toBe(12)
    expect(list.filter((question) => /\p{Script=Han}/u.test(question.title))).toHaveLength(2)
    expect(list.filter((question) => question.accepted_answer_id !== '0')).toHaveLength(
      questions.filter((question) => question.answers.some((answer) => answer.acceptedAfter !== undefined)).length,
    )
    expect(list.reduce((sum, question) => sum + question.answer_count, 0)).toBe(
      questions.reduce((sum, question) => sum + question.answers.length, 0),
    )
  })

  it('S2 spreads it over the last weeks and nothing lies in the future', async () => {
    const site = await open()
    await addSampleContent(site.ctx)
    const now = site.clock.now() / 1000
    const { list } = await unwrap(site.api().call('listQuestions', { query: { page_size: 50, order: 'newest' } }))
    const days = list.map((question) => Math.round((now - question.created_at) / 864) / 100)
    expect(days).toEqual(questions.map((question) => question.daysAgo).toSorted((a, b) => a - b))
    expect(Math.max(...list.map((question) => question.operated_at))).toBeLessThanOrEqual(now)
  })

  it('S3 gives its people different reputations and nobody a way to log in', async () => {
    const site = await open()
    await addSampleContent(site.ctx)
    const names = Object.values(people).map((person) => person.username)
    const rows = await site.ctx.db.selectFrom('users').selectAll().where('username', 'in', names).execute()
    expect(rows).toHaveLength(5)
    expect(new Set(rows.map((row) => row.rank)).size).toBe(5)
    expect(rows.map((row) => [row.password_hash, row.e_mail, row.e_mail_key, row.role_id])).toEqual(
      rows.map(() => [null, '', null, 1]),
    )
  })

  it('S4 can be searched in both languages, and its tags are described', async () => {
    const site = await open()
    await addSampleContent(site.ctx)
    const titles = async (q: string) => {
      const { list } = await unwrap(site.api().call('search', { query: { q, order: 'relevance' } }))
      return list.map((hit) => hit.object.title)
    }
    expect(await titles('saturn rings')).toContain('How much magnification do I need to see the rings of Saturn?')
    expect(await titles('薄荷')).toContain('阳台上的薄荷叶子发黄、越长越细，是缺肥还是浇水太多？')
    const { list } = await unwrap(site.api().call('listTags', { query: { page_size: 100 } }))
    expect(list.filter((tag) => tag.excerpt === '' || tag.question_count === 0)).toEqual([])
  })
})
