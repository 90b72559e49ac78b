import { basePath } from '@quandary/web-shell'

const KEYS = { question: '_a_dq_', answer: '_a_da_' } as const

/**
 * Returns the storage key of a kind of draft. It contains the path of the site, because sites on one host share the
 * storage.
 */
export function draftKey(kind: keyof typeof KEYS): string {
  return KEYS[kind] + basePath()
}

/** Returns the storage key of an edit draft, by post id. */
export function editDraftKey(postId: string): string {
  return `_a_de_${postId}${basePath()}`
}

/** The stored draft of a question. */
export interface QuestionDraft {
  title: string
  content: string
  tags: { value: string; label?: string }[]
  /** The asker's own answer, posted along with the question; absent if none is written. */
  answer?: string
}

/** The stored draft of an edit. It is only valid for the version that it is based on. */
export interface EditDraft<Content> {
  /** Creation time of that version, in unix seconds. */
  base: number
  summary: string
  edited: Content
}

/**
 * Returns true if a stored value is an edit draft that is based on a version.
 *
 * @param base creation time of the version, in unix seconds
 * @param isContent checks the shape of the edited content
 */
export function isEditDraft<Content>(
  value: unknown,
  base: number,
  isContent: (edited: unknown) => edited is Content,
): value is EditDraft<Content> {
  return isRecord(value) && value['base'] === base && typeof value['summary'] === 'string' && isContent(value['edited'])
}

/** The stored draft of an answer. */
export interface AnswerDraft {
  questionId: string
  content: string
}

/** Returns true if a stored value is a non-empty question draft. */
export function isQuestionDraft(value: unknown): value is QuestionDraft {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    typeof value['content'] === 'string' &&
    Array.isArray(value['tags']) &&
    value['tags'].every((tag: unknown) => isRecord(tag) && typeof tag['value'] === 'string') &&
    (value['title'] !== '' || value['content'] !== '' || value['tags'].length > 0 || hasAnswer(value))
  )
}

function hasAnswer({ answer = '' }: Record<string, unknown>): boolean {
  return typeof answer === 'string' && answer.trim() !== ''
}

/** Returns true if a stored value is an answer draft with a question and a text. */
export function isAnswerDraft(value: unknown): value is AnswerDraft {
  return (
    isRecord(value) &&
    typeof value['questionId'] === 'string' &&
    typeof value['content'] === 'string' &&
    value['questionId'] !== '' &&
    value['content'].trim() !== ''
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
