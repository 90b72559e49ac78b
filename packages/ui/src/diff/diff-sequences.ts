/**
 * An element of two compared sequences. `kind` says if both contain it, or only the older one (removed) or the newer
 * one (added).
 */
export interface DiffPart<Value> {
  kind: 'same' | 'removed' | 'added'
  value: Value
}

/**
 * Maximum number of changes to search for. Sequences with more changes have little in common, and the search would take
 * long.
 */
const MAX_CHANGES = 1000

/**
 * Returns the shortest list of removals and additions that turns one sequence into the other (Myers, “An O(ND)
 * difference algorithm”, 1986). Beyond {@link MAX_CHANGES} changes, everything between the common beginning and end
 * counts as changed.
 */
export function diffSequences<Value>(before: readonly Value[], after: readonly Value[]): DiffPart<Value>[] {
  const start = commonStart(before, after)
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed())
  const inner = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [...parts('same', before.slice(0, start)), ...inner, ...parts('same', before.slice(before.length - end))]
}

function parts<Value>(kind: DiffPart<Value>['kind'], values: readonly Value[]): DiffPart<Value>[] {
  return values.map((value) => ({ kind, value }))
}

function commonStart<Value>(before: readonly Value[], after: readonly Value[]): number {
  const most = Math.min(before.length, after.length)
  let length = 0
  while (length < most && before[length] === after[length]) length += 1
  return length
}

function diffMiddle<Value>(before: readonly Value[], after: readonly Value[]): DiffPart<Value>[] {
  const reached = before.length > 0 && after.length > 0 ? findPath(before, after) : undefined
  if (reached === undefined) return [...parts('removed', before), ...parts('added', after)]
  return walkBack(before, after, reached)
}

/** By diagonal, the furthest position reached in the older sequence (Myers's algorithm). */
type Reached = ReadonlyMap<number, number>

function findPath<Value>(before: readonly Value[], after: readonly Value[]): Reached[] | undefined {
  const now = new Map<number, number>([[1, 0]])
  const history: Reached[] = []
  for (let step = 0; step <= Math.min(before.length + after.length, MAX_CHANGES); step += 1) {
    history.push(new Map(now))
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      let x = stepsDown(now, diagonal, step) ? (now.get(diagonal + 1) ?? 0) : (now.get(diagonal - 1) ?? 0) + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1
      now.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length) return history
    }
  }
  return undefined
}

/** Returns true if a diagonal is best reached by an addition, not by a removal. */
function stepsDown(reached: Reached, diagonal: number, step: number): boolean {
  if (diagonal === -step) return true
  return diagonal !== step && (reached.get(diagonal - 1) ?? 0) < (reached.get(diagonal + 1) ?? 0)
}

function walkBack<Value>(before: readonly Value[], after: readonly Value[], history: Reached[]): DiffPart<Value>[] {
  const found: DiffPart<Value>[] = []
  let x = before.length
  let y = after.length
  // Positions are always inside the sequences, which the compiler cannot know.
  const take = (kind: DiffPart<Value>['kind'], value: Value | undefined) => found.push({ kind, value: value as Value })
  for (let step = history.length - 1; step >= 0; step -= 1) {
    const reached = history[step] ?? new Map<number, number>()
    const diagonal = x - y
    const down = stepsDown(reached, diagonal, step)
    const from = reached.get(down ? diagonal + 1 : diagonal - 1) ?? 0
    const upTo = from - (down ? diagonal + 1 : diagonal - 1)
    while (x > from && y > upTo) {
      take('same', before[x - 1])
      x -= 1
      y -= 1
    }
    if (step === 0) break
    if (down) {
      take('added', after[y - 1])
      y -= 1
    } else {
      take('removed', before[x - 1])
      x -= 1
    }
  }
  return found.toReversed()
}
