/** A pane that scrolls. All numbers are pixels. */
export interface ScrolledPane {
  /** The places where its blocks begin, in order. */
  tops: readonly number[]
  /** The furthest position. */
  end: number
}

/** Returns the position in a pane that shows the same place as a position in another with the same blocks. */
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
