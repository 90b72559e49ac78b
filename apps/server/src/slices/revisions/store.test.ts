import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import {
  decideRevision,
  ensureFirstRevision,
  findRevision,
  hasWaitingRevision,
  listRevisionsOf,
  listVersionFactsOf,
  recordRevision,
  rejectWaitingRevision,
  suggestRevision,
} from './index.ts'

const answer = (objectId: number, text: string, at = 1) =>
  ({
    objectType: 'answer',
    objectId,
    userId: 7,
    title: 'Why is the sky blue?',
    content: { content: text, html: `<p>${text}</p>` },
    summary: 'Typing mistakes',
    at,
  }) as const

describeOnEveryEngine('revisions', (open) => {
  it('R1 lists the versions of one object newest first, with their original content', async () => {
    const { db } = (await open()).ctx
    await recordRevision(db, { ...answer(1, 'Because', 1), status: 'first' })
    await recordRevision(db, { ...answer(1, 'Because it scatters.', 2), status: 'applied' })
    await recordRevision(db, { ...answer(2, 'Another object', 3), status: 'first' })
    const list = await listRevisionsOf(db, 'answer', 1)
    expect(list.map(({ content, status }) => [content.content, status])).toEqual([
      ['Because it scatters.', 'applied'],
      ['Because', 'first'],
    ])
    expect(list[0]).toMatchObject({ user_id: 7, summary: 'Typing mistakes', created_at: 2 })
  })

  it('R6 reads only the newest versions of a history that is too large, and the facts of all', async () => {
    const { db } = (await open()).ctx
    const text = 'x'.repeat(2 ** 20)
    await recordRevision(db, { ...answer(1, 'Because', 1), status: 'first' })
    for (let at = 2; at <= 12; at += 1) await recordRevision(db, { ...answer(1, text, at), status: 'applied' })
    // Each version contains the text twice, as Markdown and as HTML.
    const read = await listRevisionsOf(db, 'answer', 1)
    expect(read.map(({ created_at }) => created_at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5])
    const facts = await listVersionFactsOf(db, 'answer', 1)
    expect(facts.map(({ created_at }) => created_at)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('R2 allows one waiting edit per object, independently of other objects', async () => {
    const { db } = (await open()).ctx
    const made = await Promise.all(['a', 'b', 'c'].map((text) => suggestRevision(db, answer(1, text))))
    expect(made.filter((id) => id !== undefined)).toHaveLength(1)
    expect(await suggestRevision(db, answer(2, 'd'))).toBeTypeOf('number')
    expect([await hasWaitingRevision(db, 'answer', 1), await hasWaitingRevision(db, 'question', 1)]).toEqual([
      true,
      false,
    ])
    expect(await listRevisionsOf(db, 'answer', 1)).toEqual([])
  })

  it('R3 decides on a suggestion only once', async () => {
    const { db } = (await open()).ctx
    const id = (await suggestRevision(db, answer(1, 'a'))) ?? 0
    const decisions = await Promise.all(
      (['applied', 'rejected', 'applied'] as const).map((status) =>
        decideRevision(db, id, { status, reviewerId: 3, at: 9 }),
      ),
    )
    expect(decisions.filter(Boolean)).toHaveLength(1)
    expect(await findRevision(db, id)).toMatchObject({ reviewer_id: 3, reviewed_at: 9 })
    expect(await suggestRevision(db, answer(1, 'b'))).toBeTypeOf('number')
  })

  it('R4 rejects the waiting edit of one object and nothing else', async () => {
    const { db } = (await open()).ctx
    const waiting = (await suggestRevision(db, answer(1, 'a'))) ?? 0
    const other = (await suggestRevision(db, answer(2, 'b'))) ?? 0
    await rejectWaitingRevision(db, 'answer', 1, { reviewerId: 3, at: 9 })
    expect(await findRevision(db, waiting)).toMatchObject({ status: 'rejected', reviewer_id: 3, reviewed_at: 9 })
    expect(await findRevision(db, other)).toMatchObject({ status: 'waiting' })
  })

  it('R5 gives an object without a history its first version, and leaves other objects alone', async () => {
    const { db } = (await open()).ctx
    await ensureFirstRevision(db, answer(1, 'As it was'))
    await ensureFirstRevision(db, answer(1, 'Later'))
    const texts = (await listRevisionsOf(db, 'answer', 1)).map(({ content, status }) => [content.content, status])
    expect(texts).toEqual([['As it was', 'first']])
  })
})
