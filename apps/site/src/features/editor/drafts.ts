/** Entries of the storage, one for each kind of draft. */
export const draftKeys = { question: '_a_dq_', answer: '_a_da_' } as const

/** Entry of an edit that was begun, by the id of the post. */
export function editDraftKey(postId: string): string {
  return `_a_de_${postId}`
}

/** What is kept of a question that is being written. */
export interface QuestionDraft {
  title: string
  content: string
  tags: { value: string; label?: string }[]
  /** An answer of one's own that is asked along; absent where none is written. */
  answer?: string
}

/** What is kept of an edit. It is good for the version it was begun on alone. */
export interface EditDraft<Content> {
  /** When that version was written, in unix seconds. */
  base: number
  summary: string
  edited: Content
}

/** Whether a stored value is an edit of a version, with a text in it that is not the version's own. */
export function isEditDraft<Content>(
  value: unknown,
  base: number,
  isChanged: (edited: unknown) => edited is Content,
): value is EditDraft<Content> {
  return isRecord(value) && value['base'] === base && typeof value['summary'] === 'string' && isChanged(value['edited'])
}

/** What is kept of an answer that is being written. */
export interface AnswerDraft {
  questionId: string
  content: string
}

/** Whether a stored value is a question draft with something in it. */
export function isQuestionDraft(value: unknown): value is QuestionDraft {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    typeof value['content'] === 'string' &&
    Array.isArray(value['tags']) &&
    value['tags'].every((tag: unknown) => isRecord(tag) && typeof tag['value'] === 'string') &&
    (value['title'] !== '' || value['content'] !== '' || value['tags'].length > 0)
  )
}

/** Whether a stored value is an answer draft; it needs a question and a text (product spec §4). */
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
