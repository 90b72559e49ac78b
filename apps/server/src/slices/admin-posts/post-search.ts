import type { PostIds } from '../questions/index.ts'

/** A back-office search: one post by its id, or text that the title contains ('' matches any). */
export interface PostSearch {
  /** Key of the post; 0, which no post has, if the given id is unreadable. */
  id?: number
  text: string
}

/**
 * Parses a search line: `question:` or `answer:` and an id, in the long or the short form, or plain text.
 * @param noun the kind of post that is listed
 */
export function readPostSearch(line: string | undefined, noun: 'question' | 'answer', ids: PostIds): PostSearch {
  const text = line?.trim() ?? ''
  if (!text.startsWith(`${noun}:`)) return { text }
  return { text: '', id: ids.read(text.slice(noun.length + 1).trim()) ?? 0 }
}

/** Restricts a list to one author, if the request names one; an id that nobody has matches nothing. */
export function readAuthor(userId: string | undefined): { userId?: number } {
  const text = userId?.trim() ?? ''
  if (text === '') return {}
  return { userId: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0 }
}
