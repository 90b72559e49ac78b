import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { QueryTerm } from '../../platform/search/terms.ts'
import type { Answer } from '../answers/index.ts'
import { answerIds, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestions, questionIds } from '../questions/index.ts'
import { loadTagBadges } from '../tags/index.ts'
import { loadUserCards } from '../users/index.ts'
import { excerptOfPost } from './excerpt.ts'
import type { DocumentType } from './store.ts'

/** Converts results to the format of the API, in the given order. */
export async function viewHits(
  ctx: AppContext,
  hits: readonly { type: DocumentType; objectId: number }[],
  terms: readonly QueryTerm[],
): Promise<Schemas['SearchHit'][]> {
  const idsOf = (type: DocumentType) => hits.filter((hit) => hit.type === type).map((hit) => hit.objectId)
  const answers = byId(await findAnswers(ctx.db, idsOf('answer')))
  const wanted = new Set([...idsOf('question'), ...[...answers.values()].map((answer) => answer.question_id)])
  const questions = byId(await findQuestions(ctx.db, [...wanted]))
  const authors = [...questions.values(), ...answers.values()].map((post) => post.user_id)
  const people = await loadUserCards(ctx, ctx.db, authors)
  const tags = await loadTagBadges(ctx.db, [...wanted])
  const writers = { question: await questionIds.writer(ctx), answer: await answerIds.writer(ctx) }
  return hits.flatMap(({ type, objectId }): Schemas['SearchHit'][] => {
    const answer = type === 'answer' ? answers.get(objectId) : undefined
    const question = questions.get(answer?.question_id ?? objectId)
    // The post no longer exists.
    if (!question || (type === 'answer' && !answer)) return []
    const post = answer ?? question
    const object = {
      id: writers[type](objectId),
      question_id: writers.question(question.id),
      title: question.title,
      url_title: question.url_title,
      excerpt: excerptOfPost(post.parsed_text, terms),
      created_at: toUnixSeconds(post.created_at),
      vote_count: post.vote_count,
      ...stateOf(question, answer),
      user_info: signature(people.get(post.user_id)),
      tags: tags.get(question.id) ?? [],
    }
    return [{ object_type: answer ? 'answer' : 'question', object }]
  })
}

function byId<T extends { id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

function stateOf(question: Question, answer: Answer | undefined) {
  return answer
    ? { accepted: answer.accepted === 1, answer_count: 0, status: answer.status }
    : {
        accepted: question.accepted_answer_id !== null,
        answer_count: question.answer_count,
        status: question.status,
      }
}

function signature(card: Schemas['UserCard']): Schemas['SearchObjectUser'] {
  const { id, username, display_name, rank, status } = card
  return { id, username, display_name, rank, status }
}
