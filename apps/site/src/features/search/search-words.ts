/** Part of a text, and whether it is one of the words looked for. */
export interface TextPart {
  text: string
  found: boolean
}

/** Tokens of the search language, which are no words: `[tag]`, `user:name`, `score:3`. Written otherwise they are words. */
const TOKEN =
  /\[[^[\]\s]+\]|(?<!\S)(?:user:[\w.-]+|score:-?\d{1,9}|(?:views|answers):\d{1,9}|is:(?:question|answer)|hasaccepted:no|isaccepted:yes|inquestion:[\da-z]{1,30})(?!\S)/gi

/**
 * The words of a query, without its tokens and quotes. Chinese is written without spaces, so of longer Chinese words the
 * pairs of characters count as well: a text that has only a part of them was found by it.
 */
export function wordsOf(query: string): string[] {
  const written = query.replaceAll(TOKEN, ' ').replaceAll('"', ' ').trim().split(/\s+/)
  const words = written.filter((word) => word !== '').map((word) => word.toLowerCase())
  return [...new Set([...words, ...words.flatMap(pairsOf)])]
}

function pairsOf(word: string): string[] {
  return (word.match(/\p{Script=Han}{3,}/gu) ?? []).flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
  })
}

/** The tokens of a query in their order, each with the query that is left without it. */
export function tokensOf(query: string): { token: string; rest: string }[] {
  return [...query.matchAll(TOKEN)].map(({ 0: token, index }) => {
    const [before, after] = [query.slice(0, index), query.slice(index + token.length)]
    return { token, rest: `${before.trim()} ${after.trim()}`.trim() }
  })
}

/**
 * A query with a token of the search language put after it, once.
 *
 * @returns the query, and the part of it to be written over: what the example in the token stands for
 */
export function withToken(query: string, token: string): { query: string; from: number; to: number } {
  const before = query.trim() === '' ? '' : `${query.trimEnd()} `
  const place = /[^[:\]]+(?=\]?$)/.exec(token)
  const from = before.length + (place?.index ?? 0)
  return { query: `${before}${token}`, from, to: from + (place?.[0].length ?? token.length) }
}

/** Splits a text at the words looked for, so that they can be marked. */
export function splitAtWords(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, found: false }]
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(${longestFirst.map(escape).join('|')})`, 'gi')
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, found: i % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)
}
