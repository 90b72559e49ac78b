/** Letters of the scripts that separate words by spaces, with neither digits nor signs. */
const LETTERS =
  /^(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar})[[\p{Ll}\p{Lo}]--[\u{10000}-\u{10FFFF}]])+$/v

/** Minimum number of letters of a word that is corrected or suggested. Shorter words are near to too many others. */
const MIN_LETTERS = 4
/** Words of at least this many letters may have two mistakes, shorter ones one. */
const TWO_MISTAKES_FROM = 8
/** Longer words are neither corrected nor suggested. */
const MAX_LETTERS = 32

/** Returns true if a folded word can be corrected, or suggested in place of another. */
export function isSpellable(word: string): boolean {
  return word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && LETTERS.test(word)
}

/** Returns the number of mistakes that a word may have. */
export function mistakesIn(word: string): number {
  return word.length < TWO_MISTAKES_FROM ? 1 : 2
}

/**
 * Returns the keys under which a word of the vocabulary is found: its halves and its thirds, each with the length of the
 * word and the place of the part. A word with one mistake has a half unchanged, and one with two mistakes has a third
 * unchanged, so reading the words under a few keys finds every near word (Li et al., Pass-Join: a partition-based method
 * for similarity joins, 2011).
 */
export function partKeysOf(word: string): string[] {
  return [1, 2].flatMap((mistakes) =>
    isReached(word.length, mistakes)
      ? partsOf(word.length, mistakes).map(({ start, end }, place) =>
          partKey(word.length, mistakes, place, word.slice(start, end)),
        )
      : [],
  )
}

/** Returns the keys of the parts that words near to a mistyped one have, whatever their lengths. */
export function nearPartKeysOf(typed: string): string[] {
  const mistakes = mistakesIn(typed)
  const keys = new Set<string>()
  for (let length = typed.length - mistakes; length <= typed.length + mistakes; length += 1) {
    if (length < MIN_LETTERS || length > MAX_LETTERS) continue
    const longer = typed.length - length
    partsOf(length, mistakes).forEach(({ start, end }, place) => {
      // Mistakes before a part move it, and those after it have to make up for the rest of the difference in length.
      const after = mistakes - place
      const first = Math.max(start - place, start + longer - after)
      const last = Math.min(start + place, start + longer + after)
      for (let from = Math.max(0, first); from <= last && from + end - start <= typed.length; from += 1) {
        keys.add(partKey(length, mistakes, place, typed.slice(from, from + end - start)))
      }
    })
  }
  return [...keys]
}

/**
 * Returns the word with two neighbouring letters swapped, for each pair of neighbours. A swap at the border of two
 * halves changes both of them, so such words are looked up as a whole.
 */
export function swapsOf(typed: string): string[] {
  return Array.from(
    { length: typed.length - 1 },
    (_, at) => `${typed.slice(0, at)}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`,
  )
}

/** True if a typed word with this many allowed mistakes may mean a word of this length. */
function isReached(length: number, mistakes: number): boolean {
  return mistakes === 1 ? length <= TWO_MISTAKES_FROM : length >= TWO_MISTAKES_FROM - mistakes
}

function partsOf(length: number, mistakes: number): { start: number; end: number }[] {
  const parts = mistakes + 1
  return Array.from({ length: parts }, (_, place) => ({
    start: Math.floor((place * length) / parts),
    end: Math.floor(((place + 1) * length) / parts),
  }))
}

function partKey(length: number, mistakes: number, place: number, part: string): string {
  return `${length}${mistakes === 1 ? 'ab'[place] : 'cde'[place]}${part}`
}

/**
 * Counts the letters that have to be inserted, removed, replaced or swapped with their neighbour to get one word from
 * the other (optimal string alignment).
 */
export function distanceBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      const changed = Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(isSwap ? Math.min(changed, (before[column - 2] ?? 0) + 1) : changed)
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
