/** Part of a text, and whether it is one of the words looked for. */
export interface TextPart {
  text: string
  found: boolean
}

/** Tokens of the search language, which are no words: `[tag]`, `user:name`, `score:3`. */
const TOKEN = /\[[^\]]*\]|\b(?:user|score|answers|views|is|hasaccepted|isaccepted|inquestion):\S+/gi

/** The words of a query, without its tokens and quotes. */
export function wordsOf(query: string): string[] {
  const words = query.replaceAll(TOKEN, ' ').replaceAll('"', ' ').trim().split(/\s+/)
  return [...new Set(words.filter((word) => word !== '').map((word) => word.toLowerCase()))]
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
