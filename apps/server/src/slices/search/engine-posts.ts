import { textOf } from '@quandary/markdown'
import type { SearchPost } from '@quandary/plugin-kit'
import type { Db } from '../../platform/db/database.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Answer } from '../answers/index.ts'
import { answerIds, findAnswers } from '../answers/index.ts'
import type { Question } from '../questions/index.ts'
import { findQuestions, questionIds } from '../questions/index.ts'
import { findQuestionTagIds } from '../tags/index.ts'
import type { OutboxEntry } from './engine-store.ts'
import type { DocumentType } from './store.ts'

/** Returns the key of a post in a search engine: always the long form of its id. */
export function engineKey(type: DocumentType, id: number): string {
  return (type === 'question' ? questionIds : answerIds).long(id)
}

/** Reads the kind and id of a post from its key; undefined if it is not a key of a post. */
export function readEngineKey(key: string): { type: DocumentType; objectId: number } | undefined {
  const question = questionIds.read(key)
  if (question !== undefined) return { type: 'question', objectId: question }
  const answer = answerIds.read(key)
  return answer === undefined ? undefined : { type: 'answer', objectId: answer }
}

/** Loads the engine documents of the posts that are public now, and the keys of those that are not. */
export async function loadEnginePosts(
  db: Db,
  entries: readonly Pick<OutboxEntry, 'object_type' | 'object_id'>[],
): Promise<{ posts: SearchPost[]; gone: string[] }> {
  const idsOf = (type: DocumentType) =>
    entries.filter((entry) => entry.object_type === type).map((entry) => entry.object_id)
  const answers = (await findAnswers(db, idsOf('answer'))).filter(({ status }) => status === 'available')
  const wanted = [...new Set([...idsOf('question'), ...answers.map((answer) => answer.question_id)])]
  const questions = new Map((await findQuestions(db, wanted)).filter(isListed).map((row) => [row.id, row]))
  const tags = new Map<number, string[]>()
  for (const id of questions.keys()) tags.set(id, (await findQuestionTagIds(db, id)).map(String))
  const tagsOf = (id: number) => tags.get(id) ?? []
  const posts = [
    ...idsOf('question')
      .flatMap((id) => questions.get(id) ?? [])
      .map((row) => ofQuestion(row, tagsOf(row.id))),
    ...answers.filter((row) => questions.has(row.question_id)).map((row) => ofAnswer(row, tagsOf(row.question_id))),
  ]
  const present = new Set(posts.map(({ id }) => id))
  const keys = entries.map((entry) => engineKey(entry.object_type, entry.object_id))
  return { posts, gone: keys.filter((key) => !present.has(key)) }
}

function isListed({ status, listed }: Question): boolean {
  return listed === 1 && (status === 'available' || status === 'closed')
}

function ofQuestion(row: Question, tagIds: string[]): SearchPost {
  return {
    ...written(row),
    id: engineKey('question', row.id),
    type: 'question',
    questionId: engineKey('question', row.id),
    title: row.title,
    tagIds,
    activeAt: toUnixSeconds(row.active_at),
    views: row.view_count,
    answers: row.answer_count,
    accepted: row.accepted_answer_id !== null,
  }
}

function ofAnswer(row: Answer, tagIds: string[]): SearchPost {
  return {
    ...written(row),
    id: engineKey('answer', row.id),
    type: 'answer',
    questionId: engineKey('question', row.question_id),
    title: '',
    tagIds,
    activeAt: toUnixSeconds(row.created_at),
    views: 0,
    answers: 0,
    accepted: row.accepted === 1,
  }
}

function written(row: Question | Answer) {
  return {
    text: textOf(row.parsed_text),
    authorId: String(row.user_id),
    createdAt: toUnixSeconds(row.created_at),
    votes: row.vote_count,
  }
}
