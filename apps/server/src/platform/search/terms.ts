import { fold, wordsWithPositions } from './words.ts'

/**
 * A sequence of index units to search for. Units are words, and pairs of characters where a language writes no spaces.
 */
export interface Term {
  units: readonly string[]
  /** True if the last unit also matches the beginning of a longer one. */
  prefix: boolean
}

/** A term and the words it was made from, for highlighting. */
export interface QueryTerm extends Term {
  words: readonly string[]
}

/** Minimum number of letters of a word that also matches longer words beginning with it. */
const PREFIX_FROM = 3
const HAN = /^\p{Script=Han}+$/u

type Words = ReturnType<typeof wordsWithPositions>

/**
 * Splits a text into the units to be indexed, in their order. Where a Chinese word ends depends on its neighbours,
 * so a word in a query may be segmented differently from the same word in a text. Runs of Chinese characters are
 * therefore indexed as pairs (`数据库` as `数据`, `据库`, `库`), which contain every word however the text is segmented.
 *
 * This is why the search splits texts itself and uses only plain indexes of the engines: both engines then have
 * the same words. `pnpm bench --only search` measures it. Can be deleted once FTS5 and PostgreSQL share a
 * tokenizer that finds Chinese words and names such as `c++`.
 */
export function unitsOf(text: string): string[] {
  return unitsOfWords(wordsWithPositions(fold(text)), true)
}

function unitsOfWords(words: Words, closed: boolean): string[] {
  const units: string[] = []
  let run = ''
  words.forEach(({ word, end }, index) => {
    if (!HAN.test(word)) return void units.push(word)
    run += word
    const next = words[index + 1]
    if (next && next.start === end && HAN.test(next.word)) return
    units.push(...pairsOf(run, closed || next !== undefined))
    run = ''
  })
  return units
}

/**
 * Returns the pairs of neighbours in a run of characters. Also returns the last character by itself if `closed` is
 * true or the run has only one character.
 * @param closed true if nothing can follow the run
 */
function pairsOf(run: string, closed: boolean): string[] {
  const signs = [...run]
  const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  return closed || signs.length === 1 ? [...pairs, signs.at(-1) ?? ''] : pairs
}

/**
 * Splits a query into terms. Words joined by punctuation stay together: `node.js`, `foo_bar` and `don't` match as
 * written, and not wherever one of their parts occurs.
 */
export function termsOf(query: string): QueryTerm[] {
  const folded = fold(query)
  const terms: Words[] = []
  let last: Words[number] | undefined
  for (const word of wordsWithPositions(folded)) {
    const together = last && JOINED.test(folded.slice(last.end, word.start)) && !HAN.test(last.word + word.word)
    if (together) terms.at(-1)?.push(word)
    else terms.push([word])
    last = word
  }
  return terms.map((words) => termOf(words, words.at(-1)?.word ?? ''))
}

const JOINED = /^[._:/\\@'’&=~$%+#-]+$/

/** Builds the term of words that must follow each other; undefined where there is no word. */
export function phraseOf(text: string): QueryTerm | undefined {
  const words = wordsWithPositions(fold(text))
  return words.length === 0 ? undefined : termOf(words, '')
}

/** @param open the word that may be the beginning of a longer one, '' for none */
function termOf(words: Words, open: string): QueryTerm {
  const units = unitsOfWords(words, false)
  // A single Chinese character has to match the pair that begins with it, so it is searched as a prefix.
  const single = [...(units.at(-1) ?? '')].length === 1 && HAN.test(units.at(-1) ?? '')
  const prefix = single || (open.length >= PREFIX_FROM && !HAN.test(open))
  return { words: words.map(({ word }) => word), units, prefix }
}
