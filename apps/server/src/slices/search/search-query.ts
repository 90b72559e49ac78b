import type { QueryTerm } from '../../platform/search/terms.ts'
import { phraseOf, termsOf } from '../../platform/search/terms.ts'
import { fold } from '../../platform/search/words.ts'

/**
 * Maximum number of tags in a search, and of words and of phrases; further ones are ignored
 * (docs/spec/domain.md#search).
 */
const MAX_TAGS = 5
export const MAX_WORDS = 5

/** A parsed search. */
export interface SearchQuery {
  /** At least one of these must occur. */
  words: QueryTerm[]
  /** All of these must occur, each as consecutive words. */
  phrases: QueryTerm[]
  /** The question must have all of these tags. */
  tags: string[]
  /** A username, or `me`. */
  author?: string
  /** Only posts with at least this many votes; the value 0 means exactly 0 votes. */
  score?: number
  /** Only questions, or only answers. */
  kind?: 'question' | 'answer'
  /** Only questions without an accepted answer. */
  unsolved?: true
  /** Only questions with at least this many views. */
  views?: number
  /** Only questions with at least this many answers; the value 0 means without answers. */
  answers?: number
  /** Only accepted answers. */
  accepted?: true
  /** Public id of the question whose answers are searched. */
  inQuestion?: string
}

/** The `name:value` tokens; with an invalid value the text counts as ordinary words. */
const TOKENS: Record<string, { value: RegExp; read(value: string): Partial<SearchQuery> }> = {
  user: { value: /^[\w.-]+$/, read: (author) => ({ author: author.toLowerCase() }) },
  score: { value: /^-?\d{1,9}$/, read: (score) => ({ score: Number(score) }) },
  is: { value: /^(question|answer)$/i, read: (kind) => ({ kind: /^q/i.test(kind) ? 'question' : 'answer' }) },
  hasaccepted: { value: /^no$/i, read: () => ({ unsolved: true, kind: 'question' }) },
  views: { value: /^\d{1,9}$/, read: (views) => ({ views: Number(views), kind: 'question' }) },
  answers: { value: /^\d{1,9}$/, read: (answers) => ({ answers: Number(answers), kind: 'question' }) },
  isaccepted: { value: /^yes$/i, read: () => ({ accepted: true, kind: 'answer' }) },
  inquestion: { value: /^[0-9a-zA-Z]{1,30}$/, read: (inQuestion) => ({ inQuestion, kind: 'answer' }) },
}

const TOKEN = /"(?<phrase>[^"]*)"|\[(?<tag>[^[\]\s\p{Cc}]+)\]|(?<!\S)(?<name>[a-z]+):(?<value>\S+)/giu

/**
 * Parses a search. Tokens are extracted first and the rest is split into words (docs/spec/decisions.md#d12). If tokens
 * ask for both questions and answers, the last one wins.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const query: SearchQuery = { words: [], phrases: [], tags: [] }
  const rest = text.replaceAll(TOKEN, (whole: string, ...found: unknown[]) => {
    // With named groups, the last argument is the object with the groups.
    const groups = found.at(-1) as TokenGroups
    return takeToken(query, groups) ? ' ' : whole
  })
  const terms = new Map(termsOf(rest).map((term) => [term.units.join(' '), term]))
  query.words = [...terms.values()].slice(0, MAX_WORDS)
  return query
}

/**
 * Replaces words of a search by other words, outside of tokens and phrases and not within names such as `node.js`.
 * @param replacements by the folded word
 */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  let replaced = ''
  let from = 0
  const replaceIn = (part: string) =>
    part.replaceAll(PLAIN_WORD, (word: string) => replacements.get(fold(word)) ?? word)
  for (const { 0: token, index, groups } of text.matchAll(TOKEN)) {
    const scratch: SearchQuery = { words: [], phrases: [], tags: [] }
    // With a matching expression that has named groups, `groups` is always there.
    if (!takeToken(scratch, groups as TokenGroups)) continue
    replaced += replaceIn(text.slice(from, index)) + token
    from = index + token.length
  }
  return replaced + replaceIn(text.slice(from))
}

/** A word with nothing but spaces, commas and the like beside it. */
const PLAIN_WORD = /(?<![^\s,;!?()])\p{L}[\p{L}\p{M}]*(?![^\s,;!?().]|\.\S)/gu

type TokenGroups = Record<'phrase' | 'tag' | 'name' | 'value', string | undefined>

function takeToken(query: SearchQuery, { phrase, tag, name, value }: TokenGroups): boolean {
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

/** Returns true if a search contains nothing to search for, for instance if it is only punctuation. */
export function isEmptyQuery(query: SearchQuery): boolean {
  const { words, phrases, tags, ...filters } = query
  return words.length + phrases.length + tags.length === 0 && Object.keys(filters).length === 0
}
