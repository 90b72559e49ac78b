import type { PostIds } from '../questions/index.ts'

/** What an administrator asks for: one post by its id, or text that a title contains ('' for any). */
export interface PostSearch {
  /** 0, which no post has, for what is no id. */
  id?: number
  text: string
}

/**
 * Reads a search line: `question:` or `answer:` and an id, in the long or the short form, or text.
 * @param noun the kind of post that is listed
 */
export function readPostSearch(line: string | undefined, noun: 'question' | 'answer', ids: PostIds): PostSearch {
  const text = line?.trim() ?? ''
  if (!text.startsWith(`${noun}:`)) return { text }
  return { text: '', id: ids.read(text.slice(noun.length + 1).trim()) ?? 0 }
}
