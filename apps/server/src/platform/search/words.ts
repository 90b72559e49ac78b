const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Most letters of a word that are indexed; longer runs are no words anybody types. */
const MAX_WORD_LENGTH = 64

/**
 * Cuts a text into the words that are searched for: by the rules of its own language (Chinese included), in lower
 * case and without accents. Both sides of a search go through here, so that they meet.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(fold(text))) {
    if (isWordLike !== true) continue
    // The segmenter keeps `node.js` and `don't` together; engines of search do not.
    for (const word of segment.split(/[^\p{L}\p{N}\p{M}]+/u)) {
      if (word !== '') words.push(word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word)
    }
  }
  return words
}

/** Lower case without accents: `Öl` and `ol` are the same to somebody who searches. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
}
