import { createQuestionLimits } from '@quandary/api-client/limits'
import type { TagChoice } from '@quandary/ui'
import type { QuestionDraft } from '../editor/index.ts'

/** Maximum length of a title, in characters (docs/spec/screens.md#validation). */
export const TITLE_LENGTH = createQuestionLimits.title.max

/** Minimum length of title, text and answer, in characters (operation createQuestion). */
export const TEXT_AT_LEAST = createQuestionLimits.content.min

/** A question being written. */
export interface WrittenQuestion extends QuestionDraft {
  tags: TagChoice[]
}

export const emptyQuestion: WrittenQuestion = { title: '', content: '', tags: [] }

/** The problem of a field: empty, too short, or fewer tags than the site requires. */
export type QuestionProblem = 'empty' | 'short' | 'few'

/** Lists the problems that prevent posting, by the field names of the API. */
export function problemsOf(
  { title, content, tags, answer }: WrittenQuestion,
  minTags: number,
): Readonly<Record<string, QuestionProblem>> {
  const found = {
    title: problemOf(title),
    content: problemOf(content),
    tags: tagProblem(tags.length, minTags),
    answer_content: answer === undefined ? undefined : problemOf(answer),
  }
  const wrong = Object.entries(found).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]]))
  // All values come from `found`, so they are QuestionProblems.
  return Object.fromEntries(wrong) as Record<string, QuestionProblem>
}

function problemOf(text: string): QuestionProblem | undefined {
  const length = Array.from(text.trim()).length
  if (length === 0) return 'empty'
  return length < TEXT_AT_LEAST ? 'short' : undefined
}

function tagProblem(count: number, atLeast: number): QuestionProblem | undefined {
  if (count === 0) return 'empty'
  return count < atLeast ? 'few' : undefined
}

/** Converts tags to the API's shape. */
export function tagsToSend(tags: readonly TagChoice[]) {
  return tags.map(({ value, label }) => ({ slug_name: value, display_name: label ?? value }))
}

/** Returns the part of a chosen tag that is stored in drafts. */
export function storedTag({ value, label }: TagChoice): { value: string; label?: string } {
  return label === undefined ? { value } : { value, label }
}

/** Reads comma-separated tags from an address, at most as many as a question may have. */
export function tagsInAddress(text: string | undefined, atMost: number): TagChoice[] {
  const slugs = (text ?? '').split(',').map((slug) => slug.trim().toLowerCase())
  return [...new Set(slugs.filter((slug) => slug !== ''))].slice(0, atMost).map((value) => ({ value }))
}
