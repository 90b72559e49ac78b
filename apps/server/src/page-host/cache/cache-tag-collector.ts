import type { OperationData, OperationId, OperationQuery, Schemas } from '@quandary/api-client'
import type { CacheTags } from '../../platform/changes/change-log.ts'
import { questionIds } from '../../slices/questions/index.ts'

type TagsOf = {
  [Id in OperationId]?: (data: OperationData<Id>, query: OperationQuery<Id>) => readonly string[] | 'any'
}

/**
 * The cache tags of each read on a question's page: those of the rows in its data, and of the lists that it depends on.
 * Changes are recorded under the same tags by `watched-tables.ts`. Every other read is invalidated by any change.
 */
const tagsOf: TagsOf = {
  getSiteInfo: () => ['site'],
  getUserCenterAgent: () => ['site'],
  getQuestion: (question) => {
    const { user_info, update_user_info, last_answered_user_info, operation } = question
    // The original of this duplicate is hidden and may become visible at any time; its id is not in the data, so it has
    // no tag.
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
  // A new link changes two rows: the link count of its target, and the question or answer that contains it.
  listLinkedQuestions: ({ links_to, linked_from }) => [
    'listed',
    ...[...links_to, ...linked_from].flatMap(({ id }) => questionTags(id)),
  ],
  listRelatedQuestions: ({ list }) => rankedTags(list),
  listQuestions: ({ list }, query) =>
    query.order === 'hot' && query.tag === undefined && query.username === undefined ? rankedTags(list) : 'any',
}

/** Collects the cache tags of everything read while rendering a page for a guest. */
export class CacheTagCollector {
  #tags: Set<string> | 'any' = new Set(['site'])
  #questions: string[] = []
  #hasComments = false
  #isWhole = true

  get madeFrom(): CacheTags {
    // Changes of comments are recorded under the tag of their question, so comments without a question have no tag.
    return this.#hasComments && this.#questions.length === 0 ? 'any' : this.#tags
  }

  /** True if every read succeeded. After a failed read the same page may be complete a moment later. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Public ids of the questions whose own page was rendered. */
  get questions(): readonly string[] {
    return this.#questions
  }

  /** Records a successful read. */
  note(id: OperationId, data: unknown, query: unknown): void {
    // Data and query have the types of their operation in the contract.
    if (id === 'getQuestion') this.#questions.push((data as OperationData<'getQuestion'>).id)
    if (id === 'listComments') this.#hasComments = true
    // For guests this read always returns the same.
    if (id === 'getCurrentUser') return
    const tags = tagsOf[id]?.(data as never, query as never) ?? 'any'
    if (tags === 'any') this.#tags = 'any'
    else if (this.#tags !== 'any') for (const tag of tags) this.#tags.add(tag)
  }

  /** Records that a read failed. */
  noteFailure(): void {
    this.#isWhole = false
  }
}

/**
 * Returns the tags of a list ordered by hotness, whose rows change when scores are recomputed and when questions appear
 * or disappear.
 */
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
