import type { Db } from '../../platform/db/database.ts'
import type { ObjectRef } from '../../platform/ids/object-id.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { kindOf } from '../../platform/ids/object-kinds.ts'

/** The addresses of the site, its uploads and its objects. */
export interface Places {
  /** Configured address of the site. */
  siteUrl: string
  uploadAddress: (path: string) => string
  /** Paths that cannot be built from the id of their object alone; loaded by {@link loadPlaces}. */
  found?: ReadonlyMap<string, string>
}

/**
 * Returns the public id of an object and its address. There is no address for a deleted account, nor for an answer, a
 * comment or a tag that no longer exists.
 */
export function placeOf(ref: ObjectRef, { siteUrl, found }: Places): { kind: string; id: string; address?: string } {
  const id = ref.type === 'user' ? String(ref.id) : encodeObjectId(ref)
  const path = ref.type === 'question' ? `/questions/${id}` : found?.get(keyOf(ref))
  return { kind: ref.type, id, ...(path === undefined ? {} : { address: siteUrl + path }) }
}

/** Finds the paths of answers, comments, tags and people. */
export async function loadPlaces(db: Db, refs: readonly ObjectRef[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (type: ObjectRef['type']) => [...new Set(refs.filter((ref) => ref.type === type).map(({ id }) => id))]
  const found = new Map<string, string>()
  const [answers, comments, tags, users] = [idsOf('answer'), idsOf('comment'), idsOf('tag'), idsOf('user')]
  if (answers.length > 0) {
    const rows = await db.selectFrom('answers').select(['id', 'question_id']).where('id', 'in', answers).execute()
    for (const { id, question_id } of rows) found.set(keyOf({ type: 'answer', id }), answerPath(question_id, id))
  }
  if (comments.length > 0) {
    const rows = await db
      .selectFrom('comments')
      .select(['id', 'question_id', 'object_type', 'object_id'])
      .where('id', 'in', comments)
      .execute()
    for (const { id, question_id, object_type, object_id } of rows) {
      const post = kindOf(object_type) === 'answer' ? answerPath(question_id, object_id) : questionPath(question_id)
      found.set(keyOf({ type: 'comment', id }), `${post}?commentId=${encodeObjectId({ type: 'comment', id })}`)
    }
  }
  if (tags.length > 0) {
    const rows = await db.selectFrom('tags').select(['id', 'slug_name']).where('id', 'in', tags).execute()
    for (const { id, slug_name } of rows)
      found.set(keyOf({ type: 'tag', id }), `/tags/${encodeURIComponent(slug_name)}`)
  }
  if (users.length > 0) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('id', 'in', users)
      .where('status', '!=', 'deleted')
      .execute()
    for (const { id, username } of rows) found.set(keyOf({ type: 'user', id }), `/users/${username}`)
  }
  return found
}

/** Returns the slugs of the tags of each question, by question id. */
export async function tagsOfQuestions(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .selectFrom('question_tags')
    .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
    .select(['question_tags.question_id', 'tags.slug_name'])
    .where('question_tags.question_id', 'in', [...ids])
    .orderBy('question_tags.question_id')
    .orderBy('question_tags.position')
    .execute()
  const slugs = new Map<number, string[]>()
  for (const { question_id, slug_name } of rows) slugs.set(question_id, [...(slugs.get(question_id) ?? []), slug_name])
  return slugs
}

function keyOf({ type, id }: ObjectRef): string {
  return `${type} ${id}`
}

function questionPath(id: number): string {
  return `/questions/${encodeObjectId({ type: 'question', id })}`
}

function answerPath(questionId: number, id: number): string {
  return `${questionPath(questionId)}/${encodeObjectId({ type: 'answer', id })}`
}
