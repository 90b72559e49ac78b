import { kindNumber } from '../platform/ids/object-kinds.ts'

/**
 * The fields of a kind in a public dump. Fields that are not named are left out, so a new column stays private by
 * default.
 */
interface PublicKind {
  fields: readonly string[]
  /** SQL condition, valid on every engine, for the rows that guests can read. */
  only: string
}

const QUESTIONS = "status in ('available', 'closed') and listed = 1"
const BELONGS_TO_PUBLIC_QUESTION = `question_id in (select id from questions where ${QUESTIONS})`
const ANSWERS = `status = 'available' and ${BELONGS_TO_PUBLIC_QUESTION}`
const COMMENTS = [
  "status = 'available'",
  BELONGS_TO_PUBLIC_QUESTION,
  `(object_type = ${kindNumber('question')} or object_id in (select id from answers where status = 'available'))`,
].join(' and ')
const TAGS = "status = 'available'"
const AUTHORS = [
  `select user_id from questions where ${QUESTIONS}`,
  `select user_id from answers where ${ANSWERS}`,
  `select user_id from comments where ${COMMENTS}`,
].join(' union ')

const POST = ['id', 'user_id', 'original_text', 'parsed_text', 'vote_count', 'created_at', 'edited_at']

export const PUBLIC_KINDS: Readonly<Record<string, PublicKind>> = {
  answers: { fields: [...POST, 'question_id', 'accepted'], only: ANSWERS },
  comments: {
    fields: [
      'id',
      'object_type',
      'object_id',
      'question_id',
      'user_id',
      'original_text',
      'parsed_text',
      'vote_count',
      'created_at',
    ],
    only: COMMENTS,
  },
  question_tags: {
    fields: ['question_id', 'tag_id', 'position'],
    only: `${BELONGS_TO_PUBLIC_QUESTION} and tag_id in (select id from tags where ${TAGS})`,
  },
  questions: {
    fields: [...POST, 'title', 'status', 'close_reason', 'answer_count', 'view_count', 'accepted_answer_id'],
    only: QUESTIONS,
  },
  tags: {
    fields: ['id', 'slug_name', 'display_name', 'original_text', 'parsed_text', 'main_tag_id', 'created_at'],
    only: TAGS,
  },
  users: {
    fields: ['id', 'username', 'display_name', 'rank', 'bio', 'website', 'location', 'created_at'],
    only: `status <> 'deleted' and id in (${AUTHORS})`,
  },
}
