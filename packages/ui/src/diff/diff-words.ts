import { diffSequences, type DiffPart } from './diff-sequences.ts'

/** A part of two compared texts; `kind` says which of them contains it. */
export type TextChange = DiffPart<string>

/** Splits a text into words and the text between them, in any script. */
export function wordsIn(text: string): string[] {
  // Splits Chinese into words too, whatever the locale.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Compares two texts word by word; adjacent words with the same change are one part. */
export function diffWords(before: string, after: string): TextChange[] {
  return joinStretches(closeGaps(diffSequences(wordsIn(before), wordsIn(after))))
}

/** Marks a space between two changed words as changed, so that a changed phrase is one part. */
export function closeGaps(changes: readonly TextChange[]): TextChange[] {
  return changes.flatMap((change, i): TextChange[] => {
    const around = [changes[i - 1], changes[i + 1]]
    const inside = around.every((one) => one !== undefined && one.kind !== 'same')
    if (change.kind !== 'same' || !inside || change.value.trim() !== '') return [change]
    return [
      { kind: 'removed', value: change.value },
      { kind: 'added', value: change.value },
    ]
  })
}

/** Joins consecutive changes into one removal followed by one addition. */
export function joinStretches(changes: readonly TextChange[]): TextChange[] {
  const joined: TextChange[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', value: removed })
    if (added !== '') joined.push({ kind: 'added', value: added })
    removed = ''
    added = ''
  }
  for (const { kind, value } of changes) {
    if (kind === 'removed') removed += value
    else if (kind === 'added') added += value
    else {
      flush()
      const last = joined.at(-1)
      if (last?.kind === 'same') last.value += value
      else joined.push({ kind, value })
    }
  }
  flush()
  return joined
}
