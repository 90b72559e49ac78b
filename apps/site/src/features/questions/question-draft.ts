import type { TagChoice } from '@quandary/ui'
import type { QuestionDraft } from '../editor/drafts.ts'

/** Longest title (product spec §9). */
export const TITLE_LENGTH = 150

/** Fewest characters of title and text (contract: createQuestion). */
export const TEXT_AT_LEAST = 6

/** A question that is being written. */
export interface WrittenQuestion extends QuestionDraft {
  tags: TagChoice[]
}

export const emptyQuestion: WrittenQuestion = { title: '', content: '', tags: [] }

/** What is wrong with a field: nothing in it, too little, or fewer tags than the site asks for. */
export type QuestionProblem = 'empty' | 'short' | 'few'

/** What has to be mended before a question can be posted, by the name the API gives the field (product spec §5). */
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
  // The entries are those of the object above that have a problem.
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

/** Tags as the API takes them. */
export function tagsToSend(tags: readonly TagChoice[]) {
  return tags.map(({ value, label }) => ({ slug_name: value, display_name: label ?? value }))
}

/** What is kept of a chosen tag. */
export function keptTag({ value, label }: TagChoice): { value: string; label?: string } {
  return label === undefined ? { value } : { value, label }
}

/** The tags named in an address, separated by commas; as many as a question may have. */
export function tagsInAddress(text: string | undefined, atMost: number): TagChoice[] {
  const slugs = (text ?? '').split(',').map((slug) => slug.trim().toLowerCase())
  return [...new Set(slugs.filter((slug) => slug !== ''))].slice(0, atMost).map((value) => ({ value }))
}
