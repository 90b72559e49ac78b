/** A pane that scrolls. All numbers are pixels. */
export interface ScrolledPane {
  /** Positions at which the blocks in the pane begin, from top to bottom. */
  tops: readonly number[]
  /** The maximum scroll position. */
  end: number
}

/**
 * Returns the scroll position at which one pane shows the same block as another pane at the given position. Both panes
 * contain the same blocks.
 */
export function mappedScroll(from: ScrolledPane, to: ScrolledPane, position: number): number {
  if (position >= from.end) return to.end
  let before = { from: 0, to: 0 }
  let after = { from: from.end, to: to.end }
  for (const [index, top] of from.tops.entries()) {
    const other = Math.min(to.tops[index] ?? 0, to.end)
    if (top <= position) before = { from: top, to: other }
    else {
      if (top < from.end) after = { from: top, to: other }
      break
    }
  }
  const share = (position - before.from) / Math.max(1, after.from - before.from)
  return before.to + share * Math.max(0, after.to - before.to)
}
