import { fold, wordsOf } from '../../platform/search/words.ts'

/** A question or an answer with its searchable text. */
export interface ScannedText {
  id: string
  title: string
  body: string
}

/** Finds the expected results by scanning every text: any of the words, and the phrase exactly. */
export function scan(query: string, texts: readonly ScannedText[]): string[] {
  const phrase = /"(.*)"/.exec(query)?.[1]
  const asked = query.replace(/".*"/, '').split(' ').filter(Boolean)
  return texts
    .filter(({ title, body }) => {
      const parts = [fold(title), fold(body)]
      const hasPhrase = phrase === undefined || parts.some((part) => holdsPhrase(part, fold(phrase)))
      return hasPhrase && (asked.length === 0 || asked.some((word) => parts.some((part) => holds(part, word))))
    })
    .map(({ id }) => id)
    .toSorted()
}

/** Returns true if the words of the phrase follow each other, with any punctuation between them. */
function holdsPhrase(text: string, phrase: string): boolean {
  if (/\p{Script=Han}/u.test(phrase)) return text.includes(phrase)
  const asLine = (part: string) => ` ${part.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return asLine(text).includes(asLine(phrase))
}

/** Chinese words match anywhere; others match at the beginning of a word, and short ones only whole words. */
function holds(text: string, asked: string): boolean {
  const words = wordsOf(asked)
  if (words.some((word) => /\p{Script=Han}/u.test(word))) return words.some((word) => text.includes(word))
  const end = (words.at(-1)?.length ?? 0) < 3 ? '(?![\\p{L}\\p{N}])' : ''
  const written = fold(asked).replaceAll(/[.+]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${written}${end}`, 'u').test(text)
}
