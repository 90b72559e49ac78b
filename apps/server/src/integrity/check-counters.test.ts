import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { addSampleContent } from '../sample-content/index.ts'
import { checkCounters } from './index.ts'

describeOnEveryEngine('the check of counters', (open) => {
  it('K1 finds nothing on a site that was used by its rules', async () => {
    const site = await open()
    expect(await checkCounters(site.ctx)).toEqual([])
    await addSampleContent(site.ctx)
    expect(await checkCounters(site.ctx)).toEqual([])
  }, 120_000)

  it('K2 finds every number that was changed behind the back of the site', async () => {
    const site = await open()
    await addSampleContent(site.ctx)
    const { db } = site.ctx
    const solved = await db
      .selectFrom('questions')
      .selectAll()
      .where('accepted_answer_id', 'is not', null)
      .orderBy('id')
      .limit(2)
      .execute()
    const [first, second] = solved
    if (!first || !second) throw new Error('The sample content has no accepted answers')
    const author = await db.selectFrom('users').select('rank').where('id', '=', first.user_id).executeTakeFirstOrThrow()
    const comment = await db.selectFrom('comments').selectAll().limit(1).executeTakeFirstOrThrow()
    const tag = await db.selectFrom('tags').selectAll().limit(1).executeTakeFirstOrThrow()
    await db
      .updateTable('questions')
      .set({ answer_count: 9, vote_count: -9, last_answer_id: null, accepted_answer_id: null })
      .where('id', '=', first.id)
      .execute()
    await db.updateTable('answers').set({ accepted: 0 }).where('id', '=', second.accepted_answer_id).execute()
    await db.updateTable('comments').set({ vote_count: 77 }).where('id', '=', comment.id).execute()
    await db.updateTable('tags').set({ question_count: 5 }).where('id', '=', tag.id).execute()
    await db
      .updateTable('users')
      .set((eb) => ({ question_count: 8, answer_count: 8, rank: eb('rank', '+', 1) }))
      .where('id', '=', first.user_id)
      .execute()
    const drifts = await checkCounters(site.ctx)
    expect(drifts.map(({ counter, id, stored }) => [counter, id, stored])).toEqual([
      ['tags.question_count', tag.id, 5],
      ['users.question_count', first.user_id, 8],
      ['users.answer_count', first.user_id, 8],
      ['questions.answer_count', first.id, 9],
      ['questions.accepted_answer_id', second.id, second.accepted_answer_id],
      ['questions.accepted_answer_id', first.id, null],
      ['questions.last_answer_id', first.id, null],
      ['questions.vote_count', first.id, -9],
      ['comments.vote_count', comment.id, 77],
      ['users.rank', first.user_id, author.rank + 1],
    ])
    expect(drifts.find(({ counter }) => counter === 'questions.vote_count')?.counted).toBe(first.vote_count)
    expect(drifts.find(({ counter }) => counter === 'questions.last_answer_id')?.counted).toBe(first.last_answer_id)
  }, 120_000)
})
