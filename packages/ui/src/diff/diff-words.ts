import { diffSequences, type DiffPart } from './diff-sequences.ts'

/** A stretch of two texts, and in which of them it stands. */
export type TextChange = DiffPart<string>

/** The words of a text and what stands between them, in any script. */
export function wordsIn(text: string): string[] {
  // Chinese is cut into words too. The language plays no part in where words of these scripts end.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The difference of two texts word by word; neighbouring words that changed alike are one stretch. */
export function diffWords(before: string, after: string): TextChange[] {
  return joinStretches(closeGaps(diffSequences(wordsIn(before), wordsIn(after))))
}

/** A space between two changed words counts as changed, so that a changed phrase reads as one. */
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

/** Puts what was removed before what was added in its place, each as one stretch. */
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
