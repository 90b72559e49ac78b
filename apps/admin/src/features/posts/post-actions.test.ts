import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { act, actionsOn, closeQuestions, undoOf } from './post-actions.ts'

/**
 * Returns the client of a fake server that refuses actions on the posts with these ids, and the list of calls that the
 * server received.
 */
function serverRefusing(...refused: string[]) {
  const calls: unknown[] = []
  const api = createQuandaryClient({
    baseUrl: 'http://qa.test',
    tokens: memoryTokenStore(),
    language: 'en_US',
    fetch: async (request) => {
      const body = (await request.json()) as Record<string, string>
      calls.push(body)
      const id = body['question_id'] ?? body['answer_id'] ?? body['id'] ?? ''
      return refused.includes(id)
        ? Response.json({ code: 400, reason: 'error.question.not_found', msg: 'Gone.', data: null }, { status: 400 })
        : Response.json({ code: 200, reason: 'base.success', msg: '', data: null })
    },
  })
  return { api, calls }
}

describe('actions on posts', () => {
  it('depend on the state', () => {
    expect(actionsOn('questions', 'normal')).toEqual(['close', 'delete'])
    expect(actionsOn('questions', 'deleted')).toEqual(['restore'])
    expect(actionsOn('answers', 'normal')).toEqual(['delete'])
    expect(actionsOn('answers', 'pending')).toEqual(['approve', 'delete'])
  })

  it('go on after a refusal, and report the first one', async () => {
    const { api, calls } = serverRefusing('2')
    const { done, error } = await act(api, 'questions', 'delete', ['1', '2', '3'])
    expect(done).toEqual(['1', '3'])
    expect(error?.message).toBe('Gone.')
    expect(calls).toEqual(['1', '2', '3'].map((question_id) => ({ question_id, status: 'deleted' })))
  })

  it('close questions for the chosen reason', async () => {
    const { api, calls } = serverRefusing('2')
    const { done } = await closeQuestions(api, ['1', '2'], { reason: 64, text: 'Which beer?' })
    expect(done).toEqual(['1'])
    const closed = { status: 'closed', close_type: 64, close_msg: 'Which beer?' }
    expect(calls).toEqual(['1', '2'].map((question_id) => ({ question_id, ...closed })))
  })

  it('are undone by the state of the list', async () => {
    const { api, calls } = serverRefusing()
    await undoOf(api, { noun: 'questions', filter: 'closed', action: 'delete' }, ['1'])?.()
    await undoOf(api, { noun: 'answers', filter: 'deleted', action: 'restore' }, ['2'])?.()
    expect(calls).toEqual([
      { question_id: '1', status: 'closed' },
      { answer_id: '2', status: 'deleted' },
    ])
    expect(undoOf(api, { noun: 'questions', filter: 'pending', action: 'approve' }, ['1'])).toBeUndefined()
    expect(undoOf(api, { noun: 'questions', filter: 'closed', action: 'reopen' }, ['1'])).toBeUndefined()
  })
})
