import { fold, placedWords } from './words.ts'

/**
 * Something to look for: units of the index that follow each other. Units are words, and pairs of signs where a
 * language writes no spaces.
 */
export interface Term {
  units: readonly string[]
  /** Whether the last unit may be the beginning of a longer one. */
  prefix: boolean
}

/** A term with the words it was made of, for showing where it was found. */
export interface AskedTerm extends Term {
  words: readonly string[]
}

/** How many letters a word needs to match as the beginning of a longer one. */
const PREFIX_FROM = 3
const HAN = /^\p{Script=Han}+$/u

type Words = ReturnType<typeof placedWords>

/**
 * What is indexed of a text, in its order. Where one Chinese word ends depends on its neighbours, so a word that was
 * asked for alone might be cut in another way than in the text; runs of Chinese signs are therefore indexed as pairs
 * (`数据库` as `数据`, `据库`, `库`), in which every word is found again, wherever it was cut.
 */
export function unitsOf(text: string): string[] {
  return unitsOfWords(placedWords(fold(text)), true)
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

/** The pairs of neighbours in a run of signs, and its last sign where nothing may follow. */
function pairsOf(run: string, closed: boolean): string[] {
  const signs = [...run]
  const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  return closed || signs.length === 1 ? [...pairs, signs.at(-1) ?? ''] : pairs
}

/**
 * What a query asks for, each as a term of its own. Words that signs hold together stay together: `node.js`, `foo_bar`
 * and `don't` are found as they are written, and not wherever one of their parts occurs.
 */
export function termsOf(query: string): AskedTerm[] {
  const folded = fold(query)
  const terms: Words[] = []
  let last: Words[number] | undefined
  for (const word of placedWords(folded)) {
    const together = last && HELD_TOGETHER.test(folded.slice(last.end, word.start)) && !HAN.test(last.word + word.word)
    if (together) terms.at(-1)?.push(word)
    else terms.push([word])
    last = word
  }
  return terms.map((words) => termOf(words, words.at(-1)?.word ?? ''))
}

const HELD_TOGETHER = /^[._:/\\@'’&=~$%+#-]+$/

/** Words that must follow each other as they are; undefined where there is no word. */
export function phraseOf(text: string): AskedTerm | undefined {
  const words = placedWords(fold(text))
  return words.length === 0 ? undefined : termOf(words, '')
}

/** @param open the word that may be the beginning of a longer one, '' for none */
function termOf(words: Words, open: string): AskedTerm {
  const units = unitsOfWords(words, false)
  // A single Chinese sign stands in the index as the first of a pair.
  const single = [...(units.at(-1) ?? '')].length === 1 && HAN.test(units.at(-1) ?? '')
  const prefix = single || (open.length >= PREFIX_FROM && !HAN.test(open))
  return { words: words.map(({ word }) => word), units, prefix }
}
