import { diffSequences } from './diff-sequences.ts'
import { diffWords, type TextChange } from './diff-words.ts'

/** A line of two compared texts. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added'
  /** Line number, from 1: in the older text for a removed line, otherwise in the newer one. */
  number: number
  /** The line split into changed and unchanged parts. */
  parts: readonly TextChange[]
}

/** A block of shown or folded lines; only unchanged lines are folded. */
export type LineBlock =
  | { kind: 'shown'; lines: readonly LineChange[] }
  | { kind: 'folded'; lines: readonly LineChange[] }

/** Unchanged lines shown around a change. */
const CONTEXT = 2

/** Compares two texts line by line; changed lines contain a word diff. */
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
      // The counts already include this unchanged line, but the changed lines before it need the counts without it.
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

/**
 * Pairs removed and added lines. Marks the changed words if the lines of a pair are similar, otherwise only the lines.
 */
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

/** Folds unchanged lines far from every change. A single line is never folded. */
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
