import { diffSequences } from './diff-sequences.ts'
import { diffWords, type TextChange } from './diff-words.ts'

/** A line of two texts that are compared. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added'
  /** Its place, from 1: in the older text for a removed line, else in the newer one. */
  number: number
  /** The line in stretches: what changed within it, and what did not. */
  parts: readonly TextChange[]
}

/** Lines that changed, or unchanged lines that need not be shown. */
export type LineBlock =
  | { kind: 'shown'; lines: readonly LineChange[] }
  | { kind: 'folded'; lines: readonly LineChange[] }

/** Unchanged lines shown around a change. */
const CONTEXT = 2

/** The difference of two texts line by line; changed lines tell which of their words changed. */
export function diffLines(before: string, after: string): LineChange[] {
  const lines: LineChange[] = []
  let removed: string[] = []
  let added: string[] = []
  let old = 0
  let now = 0
  const flush = () => {
    lines.push(...changedLines(removed, added, old - removed.length, now - added.length))
    removed = []
    added = []
  }
  for (const { kind, value } of diffSequences(linesOf(before), linesOf(after))) {
    if (kind !== 'added') old += 1
    if (kind !== 'removed') now += 1
    if (kind === 'removed') removed.push(value)
    else if (kind === 'added') added.push(value)
    else {
      // The unchanged line is counted already; those before it are flushed with the counts before it.
      old -= 1
      now -= 1
      flush()
      old += 1
      now += 1
      lines.push({ kind, number: now, parts: [{ kind: 'same', value }] })
    }
  }
  flush()
  return lines
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r?\n/)
}

/** Lines that stand in each other's place: word by word where they are alike, whole where they are not. */
function changedLines(removed: readonly string[], added: readonly string[], old: number, now: number): LineChange[] {
  const pairs = removed.map((line, i) => pairOf(line, added[i]))
  return [
    ...removed.map((line, i): LineChange => {
      return { kind: 'removed', number: old + i + 1, parts: partsOf(pairs[i], 'removed', line) }
    }),
    ...added.map((line, i): LineChange => {
      return { kind: 'added', number: now + i + 1, parts: partsOf(pairs[i], 'added', line) }
    }),
  ]
}

function pairOf(line: string, other: string | undefined): TextChange[] | undefined {
  if (other === undefined) return undefined
  const changes = diffWords(line, other)
  const kept = changes.filter(({ kind }) => kind === 'same').reduce((sum, { value }) => sum + value.trim().length, 0)
  return kept * 3 >= Math.min(line.trim().length, other.trim().length) ? changes : undefined
}

function partsOf(pair: TextChange[] | undefined, side: 'removed' | 'added', line: string): readonly TextChange[] {
  if (pair === undefined) return [{ kind: 'same', value: line }]
  return pair.filter(({ kind }) => kind === 'same' || kind === side)
}

/** Folds unchanged lines that are far from every change. One line alone is never folded. */
export function foldLines(lines: readonly LineChange[]): LineBlock[] {
  const near = lines.map((_, i) => lines.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(isChange))
  const blocks: { kind: LineBlock['kind']; lines: LineChange[] }[] = []
  lines.forEach((line, i) => {
    const kind = near[i] ? 'shown' : 'folded'
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  })
  return blocks.map((block) => (block.lines.length === 1 ? { ...block, kind: 'shown' } : block))
}

function isChange({ kind }: LineChange): boolean {
  return kind !== 'same'
}
