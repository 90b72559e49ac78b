import { diffSequences, type DiffPart } from './diff-sequences.ts'
import { closeGaps, joinStretches, wordsIn, type TextChange } from './diff-words.ts'

/** Images and formulas are compared as a whole. */
const WHOLE = String.raw`<(math|svg)\b[\s\S]*?<\/\1>|<img\b(?:"[^"]*"|'[^']*'|[^'">])*>`
const TAG = String.raw`<(?:"[^"]*"|'[^']*'|[^'">])*>`
const PIECE = new RegExp(String.raw`${WHOLE}|${TAG}|&[a-zA-Z0-9#]+;|[^<&]+|[<&]`, 'g')
/**
 * Tags at which a removed block ends. A space replaces them, so that the removed text does not run into what follows.
 */
const BLOCK_END = /^<\/(?:p|li|h[1-6]|t[rdh]|blockquote|pre|div|d[td])>$/
const isWhole = new RegExp(`^(?:${WHOLE})$`)

/**
 * Merges two versions of a rendered text: the newer one with `<ins>` around additions and `<del>` around deletions.
 * Both must be sanitised already; only these two elements are added.
 */
export function diffHtml(before: string, after: string): string {
  return marked(diffSequences(piecesOf(before), piecesOf(after)))
}

function piecesOf(html: string): string[] {
  return (html.match(PIECE) ?? []).flatMap((piece) => (/^[<&]/.test(piece) ? [piece] : wordsIn(piece)))
}

/** Keeps the tags of the newer version in order, so that the result is well-formed; drops those of the older one. */
function marked(changes: readonly DiffPart<string>[]): string {
  let html = ''
  let stretch: TextChange[] = []
  const flush = () => {
    html += joinStretches(closeGaps(stretch)).map(wrapped).join('')
    stretch = []
  }
  for (const change of changes) {
    const isTag = change.value.startsWith('<') && change.value.length > 1 && !isWhole.test(change.value)
    if (!isTag) stretch.push(change)
    else if (change.kind !== 'removed') {
      flush()
      html += change.value
    } else if (BLOCK_END.test(change.value)) stretch.push({ kind: 'removed', value: ' ' })
  }
  flush()
  return html
}

function wrapped({ kind, value }: TextChange): string {
  if (kind === 'same' || value.trim() === '') return kind === 'removed' ? '' : value
  return kind === 'added' ? `<ins>${value}</ins>` : `<del>${value}</del>`
}
