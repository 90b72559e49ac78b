import type { TagChoice } from '@quandary/ui'
import type { QuestionDraft } from '../editor/drafts.ts'

/** Longest title (product spec §9). */
export const TITLE_LENGTH = 150

/** Most tags of a question. */
export const TAGS_AT_MOST = 5

/** A question that is being written. */
export interface WrittenQuestion extends QuestionDraft {
  tags: TagChoice[]
}

export const emptyQuestion: WrittenQuestion = { title: '', content: '', tags: [] }

/** What is missing before a question can be posted, by the name the API gives the field (product spec §5). */
export function missingIn({ title, content, tags }: WrittenQuestion): readonly ('title' | 'content' | 'tags')[] {
  const complete = { title: title.trim() !== '', content: content.trim() !== '', tags: tags.length > 0 }
  return (['title', 'content', 'tags'] as const).filter((field) => !complete[field])
}

/** The tags named in an address, separated by commas. */
export function tagsInAddress(text: string | undefined): TagChoice[] {
  const slugs = (text ?? '').split(',').map((slug) => slug.trim().toLowerCase())
  return [...new Set(slugs.filter((slug) => slug !== ''))].slice(0, TAGS_AT_MOST).map((value) => ({ value }))
}
