import type { AskedTerm } from '../../platform/search/terms.ts'
import { phraseOf, termsOf } from '../../platform/search/terms.ts'

/** Most tags and most words of a search; further ones do not count (domain facts §11). */
const MAX_TAGS = 5
export const MAX_WORDS = 5

/** What a person looks for, as the grammar of the search box says it. */
export interface SearchQuery {
  /** One of these must occur. */
  words: AskedTerm[]
  /** All of these must occur, each as words that follow each other. */
  phrases: AskedTerm[]
  /** The question must carry all of these. */
  tags: string[]
  /** A username, or `me`. */
  author?: string
  /** Votes: exactly 0, or at least this many. */
  score?: number
  /** Only questions, or only answers. */
  kind?: 'question' | 'answer'
  /** Questions without an accepted answer. */
  unsolved?: true
  /** Questions seen at least so often. */
  views?: number
  /** Questions with exactly 0, or at least this many answers. */
  answers?: number
  /** Accepted answers. */
  accepted?: true
  /** Public id of the question whose answers are wanted. */
  inQuestion?: string
}

/** What one `name:value` means; a value that is none of its own makes it ordinary words. */
const TOKENS: Record<string, { value: RegExp; read(value: string): Partial<SearchQuery> }> = {
  user: { value: /^[\w.-]+$/, read: (author) => ({ author: author.toLowerCase() }) },
  score: { value: /^-?\d{1,9}$/, read: (score) => ({ score: Number(score) }) },
  is: { value: /^(question|answer)$/i, read: (kind) => ({ kind: kind.toLowerCase() as 'question' | 'answer' }) },
  hasaccepted: { value: /^no$/i, read: () => ({ unsolved: true, kind: 'question' }) },
  views: { value: /^\d{1,9}$/, read: (views) => ({ views: Number(views), kind: 'question' }) },
  answers: { value: /^\d{1,9}$/, read: (answers) => ({ answers: Number(answers), kind: 'question' }) },
  isaccepted: { value: /^yes$/i, read: () => ({ accepted: true, kind: 'answer' }) },
  inquestion: { value: /^[0-9a-zA-Z]{1,30}$/, read: (inQuestion) => ({ inQuestion, kind: 'answer' }) },
}

const TOKEN = /"(?<phrase>[^"]*)"|\[(?<tag>[^[\]\s\p{Cc}]+)\]|(?<!\S)(?<name>[a-z]+):(?<value>\S+)/giu

/**
 * Reads a search. Tokens are taken out first and the rest is split into words (decision 12). When several tokens
 * speak of questions and of answers, the last one decides which are wanted.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const query: SearchQuery = { words: [], phrases: [], tags: [] }
  const rest = text.replaceAll(TOKEN, (whole: string, ...found: unknown[]) => {
    // With named groups, the last argument is the object of them.
    const groups = found.at(-1) as Record<'phrase' | 'tag' | 'name' | 'value', string | undefined>
    return takeToken(query, groups) ? ' ' : whole
  })
  const terms = new Map(termsOf(rest).map((term) => [term.units.join(' '), term]))
  query.words = [...terms.values()].slice(0, MAX_WORDS)
  return query
}

function takeToken(
  query: SearchQuery,
  { phrase, tag, name, value }: Record<'phrase' | 'tag' | 'name' | 'value', string | undefined>,
): boolean {
  if (phrase !== undefined) {
    const asked = phraseOf(phrase)
    if (asked && query.phrases.length < MAX_WORDS) query.phrases.push(asked)
    return true
  }
  if (tag !== undefined) {
    if (query.tags.length < MAX_TAGS) query.tags.push(tag)
    return true
  }
  const key = name?.toLowerCase() ?? ''
  const token = Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined
  if (!token || value === undefined || !token.value.test(value)) return false
  Object.assign(query, token.read(value))
  return true
}

/** Whether a search asks for anything at all; one of signs only does not. */
export function isEmptyQuery(query: SearchQuery): boolean {
  const { words, phrases, tags, ...filters } = query
  return words.length + phrases.length + tags.length === 0 && Object.keys(filters).length === 0
}
