import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { User } from '../users/index.ts'

/** Maximum number of the latest posts that are counted: more would change little and cost much on a large site. */
const COUNTED = 500

/** An account that can appear in rankings: it is not suspended or deleted, and its address was verified. */
const ACTIVE_USERS = { status: 'normal', mail_status: 1 } as const

/** True for an account that can appear in rankings. */
export function isInUse({ status, mail_status }: Pick<User, 'status' | 'mail_status'>): boolean {
  return status === ACTIVE_USERS.status && mail_status === ACTIVE_USERS.mail_status
}

/** Selects the latest of the public questions with one of the given tags. */
function taggedWith(db: Db, tagIds: readonly number[]) {
  return db
    .selectFrom('question_tags')
    .select('question_id')
    .distinct()
    .where('tag_id', 'in', [...tagIds])
    .where('status', '=', 'available')
    .orderBy('question_id', 'desc')
    .limit(COUNTED)
}

/** Returns the tags used most often together with the given tags, with the number of questions. */
export function tagsBeside(
  db: Db,
  tagIds: readonly number[],
  limit: number,
): Promise<{ slug_name: string; display_name: string; question_count: number }[]> {
  return db
    .selectFrom(taggedWith(db, tagIds).as('tagged'))
    .innerJoin('question_tags as others', 'others.question_id', 'tagged.question_id')
    .innerJoin('tags as worn', 'worn.id', 'others.tag_id')
    .innerJoin('tags', (join) => join.on('tags.id', '=', sql`coalesce(worn.main_tag_id, worn.id)`))
    .where('tags.id', 'not in', [...tagIds])
    .where('tags.status', '=', 'available')
    .select((eb) => [
      'tags.slug_name',
      'tags.display_name',
      eb.fn.count<number>('tagged.question_id').distinct().as('question_count'),
    ])
    .groupBy(['tags.id', 'tags.slug_name', 'tags.display_name'])
    .orderBy('question_count', 'desc')
    .orderBy('tags.slug_name')
    .limit(limit)
    .execute()
}

/** Returns the accounts in use whose answers to questions with the given tags got the most votes. */
export async function answerersOf(
  db: Db,
  tagIds: readonly number[],
  limit: number,
): Promise<{ id: number; votes: number; answer_count: number }[]> {
  const scores = db
    .selectFrom(taggedWith(db, tagIds).as('tagged'))
    .innerJoin('answers', 'answers.question_id', 'tagged.question_id')
    .where('answers.status', '=', 'available')
    .select((eb) => [
      'answers.user_id as author_id',
      eb.fn.sum<number>('answers.vote_count').as('votes'),
      eb.fn.countAll<number>().as('answer_count'),
    ])
    .groupBy('answers.user_id')
    .having((eb) => eb.fn.sum<number>('answers.vote_count'), '>', 0)
  return db
    .selectFrom(scores.as('scores'))
    .innerJoin('users', 'users.id', 'scores.author_id')
    .where('users.status', '=', ACTIVE_USERS.status)
    .where('users.mail_status', '=', ACTIVE_USERS.mail_status)
    .select(['users.id', 'scores.votes', 'scores.answer_count'])
    .orderBy('scores.votes', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Returns the tags of a person's public posts, those with the most votes first. */
export function tagsOfPerson(
  db: Db,
  userId: number,
  limit: number,
): Promise<{ slug_name: string; display_name: string; post_count: number; vote_count: number }[]> {
  const asked = db
    .selectFrom('questions')
    .select(['id as question_id', 'vote_count'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(COUNTED)
  const answered = db
    .selectFrom('answers')
    .select(['question_id', 'vote_count'])
    .where('user_id', '=', userId)
    .where('status', '=', 'available')
    .orderBy('created_at', 'desc')
    .limit(COUNTED)
  // The questions and the answers are each in a subquery, because SQLite allows neither ORDER BY nor LIMIT in the parts
  // of a union.
  const posts = db
    .selectFrom(asked.as('asked'))
    .selectAll()
    .unionAll(db.selectFrom(answered.as('answered')).selectAll())
  return db
    .selectFrom(posts.as('posts'))
    .innerJoin('question_tags', 'question_tags.question_id', 'posts.question_id')
    .innerJoin('tags as worn', 'worn.id', 'question_tags.tag_id')
    .innerJoin('tags', (join) => join.on('tags.id', '=', sql`coalesce(worn.main_tag_id, worn.id)`))
    .where('question_tags.status', '=', 'available')
    .where('tags.status', '=', 'available')
    .select((eb) => [
      'tags.slug_name',
      'tags.display_name',
      eb.fn.countAll<number>().as('post_count'),
      eb.fn.sum<number>('posts.vote_count').as('vote_count'),
    ])
    .groupBy(['tags.id', 'tags.slug_name', 'tags.display_name'])
    .orderBy('vote_count', 'desc')
    .orderBy('post_count', 'desc')
    .orderBy('tags.slug_name')
    .limit(limit)
    .execute()
}
