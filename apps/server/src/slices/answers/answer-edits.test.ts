import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { hasWaitingRevision, listRevisionsOf } from '../revisions/index.ts'
import { answerEdited, insertAnswer } from './index.ts'
import { answerIds } from './index.ts'
import { keyOf, openWithQuestion } from './answers.test-data.ts'

describeOnEveryEngine('answer edits', (open) => {
  it('A10 the author’s edit takes effect immediately: text, history, the question’s last event, and the emitted event', async () => {
    const { site, asker, id, key, answerer, edit, stored } = await openWithQuestion(open)
    const emitted: unknown[] = []
    site.ctx.bus.on(answerEdited, async (_tx, event) => void emitted.push(event))
    const bo = await answerer('Bo')
    site.clock.advance(60_000)
    expect(await unwrap(edit(bo.token, bo.answerId, 'A *snifter*.', 'Better glass'))).toEqual({
      wait_for_review: false,
    })
    const read = await unwrap(site.api().call('getAnswer', { query: { id: bo.answerId } }))
    expect(read.info).toMatchObject({ content: 'A *snifter*.', update_time: Math.floor(site.clock.now() / 1000) })
    expect(read.info.html).toContain('<em>snifter</em>')
    expect(read.info.update_user_info).toBeUndefined()
    expect((await stored(bo.answerId)).excerpt).toBe('A snifter.')
    const versions = await listRevisionsOf(site.ctx.db, 'answer', keyOf(bo.answerId))
    expect(
      versions.map(({ content, status, summary, user_id }) => [content.content, status, summary, user_id]),
    ).toEqual([
      ['A *snifter*.', 'applied', 'Better glass', bo.id],
      ['What Bo says', 'first', '', bo.id],
    ])
    const { list } = await unwrap(site.api().call('listQuestions'))
    expect(list[0]).toMatchObject({ id, operation_type: 'modified', operator: { username: 'bo' } })
    expect(emitted).toEqual([
      {
        answerId: keyOf(bo.answerId),
        questionId: key,
        answerAuthorId: bo.id,
        questionAuthorId: asker.id,
        actorId: bo.id,
        summary: 'Better glass',
        at: site.clock.now(),
      },
    ])
  })

  it('A11 an editor with enough reputation edits directly and is named, one with less waits for review, others are refused', async () => {
    const { site, answerer, edit, stored } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const veteran = await site.registerPerson({ name: 'Vera', rank: 1000 })
    const editor = await site.registerPerson({ name: 'Eddie', rank: 999 })
    const novice = await site.registerPerson({ name: 'Nora', rank: 99 })
    expect(await unwrap(edit(veteran.token, bo.answerId, 'From a veteran'))).toEqual({ wait_for_review: false })
    const { info } = await unwrap(site.api().call('getAnswer', { query: { id: bo.answerId } }))
    expect(info.update_user_info).toMatchObject({ username: 'vera' })
    expect((await edit(novice.token, bo.answerId, 'From a novice')).error).toMatchObject({
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
    })
    expect(await unwrap(edit(editor.token, bo.answerId, 'From an editor', 'Why'))).toEqual({ wait_for_review: true })
    expect((await stored(bo.answerId)).original_text).toBe('From a veteran')
    expect(await hasWaitingRevision(site.ctx.db, 'answer', keyOf(bo.answerId))).toBe(true)
  })

  it('A12 while an edit is waiting nobody can edit, not even the author', async () => {
    const { site, answerer, edit } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const editors = await Promise.all(['Ed', 'Em', 'El'].map((name) => site.registerPerson({ name, rank: 500 })))
    const results = await Promise.all(editors.map(({ token }, at) => edit(token, bo.answerId, `Suggestion ${at}`)))
    expect(results.filter(({ error }) => error === undefined)).toHaveLength(1)
    const admin = await site.admin()
    const refused = { status: 400, reason: 'error.answer.cannot_update' }
    for (const { error } of results) if (error) expect(error).toMatchObject(refused)
    for (const token of [bo.token, admin.token]) {
      for (const text of ['A text of mine', 'What Bo says']) {
        expect((await edit(token, bo.answerId, text)).error).toMatchObject(refused)
      }
    }
  })

  it('A13 an unchanged text changes nothing', async () => {
    const { site, answerer, edit, stored } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const before = await stored(bo.answerId)
    const editor = await site.registerPerson({ name: 'Ed', rank: 500 })
    for (const token of [bo.token, editor.token]) {
      expect(await unwrap(edit(token, bo.answerId, 'What Bo says'))).toEqual({ wait_for_review: false })
    }
    expect(await stored(bo.answerId)).toEqual(before)
    expect(await listRevisionsOf(site.ctx.db, 'answer', keyOf(bo.answerId))).toHaveLength(1)
    expect(await hasWaitingRevision(site.ctx.db, 'answer', keyOf(bo.answerId))).toBe(false)
  })

  it('A14 deleted answers cannot be edited; absent ones and those of other questions are not found', async () => {
    const { site, asker, id, answerer, edit, remove } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const admin = await site.admin()
    await unwrap(remove(bo.token, bo.answerId))
    for (const token of [bo.token, admin.token]) {
      expect((await edit(token, bo.answerId, 'Once more')).error).toMatchObject({
        reason: 'error.answer.cannot_update',
      })
    }
    const notFound = { status: 400, reason: 'error.answer.not_found' }
    expect((await edit(asker.token, bo.answerId, 'Not for me')).error).toMatchObject(notFound)
    for (const wrong of ['10020000000009999', 'nonsense', id]) {
      expect((await edit(admin.token, wrong, 'Nothing there')).error).toMatchObject(notFound)
    }
    const cy = await answerer('Cy')
    const elsewhere = { id: cy.answerId, question_id: '10010000000009999', content: 'Another text' }
    expect((await site.api(cy.token).call('updateAnswer', { body: elsewhere })).error).toMatchObject({
      status: 400,
      reason: 'error.question.not_found',
    })
  })

  it('A15 answers without a history get their first version with the first edit', async () => {
    const { site, key, asker, edit } = await openWithQuestion(open)
    const bo = await site.registerPerson({ name: 'Bo' })
    const { id: imported } = await insertAnswer(site.ctx.db, {
      question_id: key,
      user_id: bo.id,
      original_text: 'From another site',
      parsed_text: '<p>From another site</p>',
      excerpt: 'From another site',
      created_at: 5000,
    })
    await unwrap(edit(asker.token, answerIds.long(imported), 'Brought up to date'))
    const versions = await listRevisionsOf(site.ctx.db, 'answer', imported)
    expect(
      versions.map(({ content, status, user_id, created_at }) => [content.content, status, user_id, created_at]),
    ).toEqual([
      ['Brought up to date', 'applied', asker.id, site.clock.now()],
      ['From another site', 'first', bo.id, 5000],
    ])
  })

  it('A16 every answer has a first version', async () => {
    const { site, answerer } = await openWithQuestion(open)
    const bo = await answerer('Bo')
    const versions = await listRevisionsOf(site.ctx.db, 'answer', keyOf(bo.answerId))
    expect(versions).toMatchObject([{ status: 'first', title: 'Which glass for a stout?', user_id: bo.id }])
  })
})
