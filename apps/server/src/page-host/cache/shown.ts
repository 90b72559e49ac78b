import type { OperationData, OperationId, OperationQuery, Schemas } from '@quandary/api-client'
import type { MadeFrom } from '../../platform/changes/change-log.ts'
import { questionIds } from '../../slices/questions/index.ts'

type TagsOf = {
  [Id in OperationId]?: (data: OperationData<Id>, query: OperationQuery<Id>) => readonly string[] | 'any'
}

/**
 * What answers were made from, for the few reads that a question's page consists of: exactly the rows they hold, whose
 * changes `watched-tables.ts` tells under these tags. Every other answer goes with any change at all.
 */
const tagsOf: TagsOf = {
  getSiteInfo: () => ['site'],
  getUserCenterAgent: () => ['site'],
  getQuestion: (question) => {
    const { user_info, update_user_info, last_answered_user_info, operation } = question
    // The question it repeats may become visible at any time: which one it is stands nowhere in the answer.
    if (operation !== undefined && operation.msg !== '' && operation.duplicate_of === undefined) return 'any'
    return [
      ...rowTags(question),
      ...questionTags(operation?.duplicate_of?.id ?? ''),
      ...people(user_info, update_user_info, last_answered_user_info, operation?.user_info),
    ]
  },
  listAnswers: ({ list }, query) => [
    ...questionTags(query.question_id),
    ...list.flatMap((answer) => people(answer.user_info, answer.update_user_info)),
  ],
  listComments: ({ list }) =>
    list.flatMap(({ user_id, reply_user_id }) => people({ id: user_id }, { id: reply_user_id })),
  listRelatedQuestions: ({ list }) => rankedTags(list),
  listQuestions: ({ list }, query) =>
    query.order === 'hot' && query.tag === undefined && query.username === undefined ? rankedTags(list) : 'any',
}

/** Collects, while a page is made for a guest, what it was made from. */
export class Shown {
  #tags: Set<string> | 'any' = new Set(['site'])
  #questions: string[] = []
  #hasComments = false
  #isWhole = true

  /** What was read. */
  get madeFrom(): MadeFrom {
    // Comments are told under the tag of their question.
    return this.#hasComments && this.#questions.length === 0 ? 'any' : this.#tags
  }

  /** Whether everything could be read: what is missing on a page may be there a moment later. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Public ids of the questions whose page it is. */
  get questions(): readonly string[] {
    return this.#questions
  }

  /** Notes a read that gave an answer. */
  note(id: OperationId, data: unknown, query: unknown): void {
    if (id === 'getQuestion') this.#questions.push((data as OperationData<'getQuestion'>).id)
    if (id === 'listComments') this.#hasComments = true
    // A guest is nobody, whatever changes.
    if (id === 'getCurrentUser') return
    // An operation answers what the contract says, and was asked so.
    const tags = tagsOf[id]?.(data as never, query as never) ?? 'any'
    if (tags === 'any') this.#tags = 'any'
    else if (this.#tags !== 'any') for (const tag of tags) this.#tags.add(tag)
  }

  /** Notes a read that failed. */
  noteFailure(): void {
    this.#isWhole = false
  }
}

/** Rows of a list ordered by heat: which they are changes when scores are counted anew and when questions come or go. */
function rankedTags(list: readonly Schemas['QuestionListItem'][]): string[] {
  return ['hot', 'listed', ...list.flatMap((row) => [...rowTags(row), ...people(row.operator)])]
}

function rowTags({ id, tags }: { id: string; tags: readonly Schemas['TagBadge'][] }): string[] {
  const badges = tags.flatMap((tag) => [`tag:${tag.slug_name}`, `tag:${tag.main_tag_slug_name}`])
  return [...questionTags(id), ...badges]
}

function questionTags(publicId: string): string[] {
  const id = questionIds.read(publicId)
  return id === undefined ? [] : [`question:${id}`]
}

function people(...cards: readonly ({ id: string } | undefined)[]): string[] {
  return cards.flatMap((card) => (card ? [`user:${card.id}`] : []))
}
