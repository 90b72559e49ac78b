import { searchLimits } from '@quandary/api-client/limits'

/** A part of a text, and whether it matches a search word. */
export interface TextPart {
  text: string
  found: boolean
}

/**
 * Matches an operator of the search language (docs/spec/domain.md#search), such as `[tag]`, `user:name` or `score:3`.
 * All other text consists of search words.
 */
const TOKEN =
  /\[[^[\]\s]+\]|(?<!\S)(?:user:[\w.-]+|score:-?\d{1,9}|(?:views|answers):\d{1,9}|is:(?:question|answer)|hasaccepted:no|isaccepted:yes|inquestion:[\da-z]{1,30})(?!\S)/gi

/** A word that begins with a letter or digit of a script that separates words by spaces. */
const WITH_SPACES = /^(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai})[\p{L}\p{N}]/u

/**
 * Returns the search words of a query: without operators and quotes, and only within the length limit. Chinese has no
 * spaces, so runs of three or more Chinese characters also count as pairs of characters, because the search finds texts
 * that contain only some of the pairs.
 */
export function wordsOf(query: string): string[] {
  const written = writtenOf(query).split(' ')
  const words = written.filter((word) => word !== '').map((word) => word.toLowerCase())
  return [...new Set([...words, ...words.flatMap(pairsOf)])]
}

/** Returns the words of a query as typed, without operators and quotes, truncated to the maximum length. */
export function writtenOf(query: string): string {
  const searched = query.trim().slice(0, searchLimits.q.max)
  return searched.replaceAll(TOKEN, ' ').replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim()
}

function pairsOf(word: string): string[] {
  return (word.match(/\p{Script=Han}{3,}/gu) ?? []).flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
  })
}

/** Maximum number of operators shown. An address may contain very many, and the link of each contains all others. */
const MAX_TOKENS = 20

/** Returns the first operators of a query in order, each with the query that remains without it. */
export function tokensOf(query: string): { token: string; rest: string }[] {
  return [...query.matchAll(TOKEN)].slice(0, MAX_TOKENS).map(({ 0: token, index }) => {
    const [before, after] = [query.slice(0, index), query.slice(index + token.length)]
    return { token, rest: `${before.trim()} ${after.trim()}`.trim() }
  })
}

/**
 * Appends an operator of the search language to a query.
 *
 * @returns the new query, and the range of the operator's example value in it, to be selected
 */
export function withToken(query: string, token: string): { query: string; from: number; to: number } {
  const before = query.trim() === '' ? '' : `${query.trimEnd()} `
  const place = /[^[:\]]+(?=\]?$)/.exec(token)
  const from = before.length + (place?.index ?? 0)
  return { query: `${before}${token}`, from, to: from + (place?.[0].length ?? token.length) }
}

/**
 * Splits a text at the search words, for highlighting. As in the search itself, a word matches at the beginning of a
 * word in the text. In scripts without spaces it matches anywhere.
 */
export function splitAtWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, found: false }]
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(${longestFirst.map(patternOf).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, found: i % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function patternOf(word: string): string {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return WITH_SPACES.test(word) ? String.raw`(?<![\p{L}\p{N}])${literal}` : literal
}
