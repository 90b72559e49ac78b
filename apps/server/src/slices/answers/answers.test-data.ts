import { unwrap } from '@quandary/api-client'
import type { TestSite } from '../../../test/harness.ts'
import { findQuestion, questionIds } from '../questions/index.ts'
import { findUser } from '../users/index.ts'
import { answerIds, findAnswer } from './index.ts'

/** A site with one question, and helpers for acting on it. */
export async function openWithQuestion(open: () => Promise<TestSite>) {
  const site = await open()
  const asker = await site.registerPerson({ name: 'Asker', rank: 9000 })
  const body = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const { id } = await unwrap(site.api(asker.token).call('createQuestion', { body }))
  const key = questionIds.read(id) ?? 0
  const answer = (token: string | undefined, content = 'A tulip, I think.') =>
    site.api(token).call('createAnswer', { body: { question_id: id, content } })
  return {
    site,
    asker,
    id,
    key,
    answer,
    accept: (token: string, answer_id?: string) =>
      site
        .api(token)
        .call('acceptAnswer', { body: { question_id: id, ...(answer_id !== undefined && { answer_id }) } }),
    edit: (token: string, answerId: string, content: string, edit_summary = '') =>
      site.api(token).call('updateAnswer', { body: { id: answerId, question_id: id, content, edit_summary } }),
    remove: (token: string, answerId: string) => site.api(token).call('deleteAnswer', { body: { id: answerId } }),
    recover: (token: string, answer_id: string) => site.api(token).call('recoverAnswer', { body: { answer_id } }),
    /** Registers a person who answers the question. */
    async answerer(name: string, given: { rank?: number; role?: 1 | 2 | 3 } = {}) {
      const person = await site.registerPerson({ name, ...given })
      const { info } = await unwrap(answer(person.token, `What ${name} says`))
      return { ...person, answerId: info.id }
    },
    /** The stored question. */
    async question() {
      const question = await findQuestion(site.ctx.db, key)
      if (!question) throw new Error('The question is gone')
      return question
    },
    /** The stored answer. */
    async stored(answerId: string) {
      const answer = await findAnswer(site.ctx.db, keyOf(answerId))
      if (!answer) throw new Error('The answer is gone')
      return answer
    },
    answersOf: async (person: { id: number }) => (await findUser(site.ctx.db, person.id))?.answer_count,
    rankOf: async (person: { id: number }) => (await findUser(site.ctx.db, person.id))?.rank,
  }
}

/** Returns the database id for an answer's public id. */
export function keyOf(answerId: string): number {
  return answerIds.read(answerId) ?? 0
}
