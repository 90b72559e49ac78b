const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Maximum number of indexed letters of a word; nobody types longer words. */
const MAX_WORD_LENGTH = 64

/** Symbols that belong to a name: `c++`, `c#`. */
const NAME_SIGNS = /\+\+(?![+\p{L}])|#(?![#\p{L}\p{N}])/uy

/** A word and its position in the folded text. */
interface PlacedWord {
  word: string
  start: number
  end: number
}

/**
 * Splits a text into words by the rules of its language (Chinese included), in lower case and without accents. Texts
 * and queries both go through here, so that they match.
 */
export function wordsOf(text: string): string[] {
  return wordsWithPositions(fold(text)).map(({ word }) => word)
}

/** Returns the words of a folded text and their positions. */
export function wordsWithPositions(folded: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(folded)) {
    if (isWordLike !== true) continue
    // The segmenter keeps `node.js` and `don't` together; a search index needs their parts.
    for (const found of segment.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const start = index + found.index
      words.push(withSigns(folded, found[0], start, start + found[0].length))
    }
  }
  return words
}

function withSigns(folded: string, word: string, start: number, end: number): PlacedWord {
  if (/^[a-z]{1,2}$/.test(word)) {
    NAME_SIGNS.lastIndex = end
    const signs = NAME_SIGNS.exec(folded)?.[0] ?? ''
    return { word: word + signs, start, end: end + signs.length }
  }
  return { word: word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word, start, end }
}

/** Folds case and accents: a search for `ol` finds `Öl`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
}
