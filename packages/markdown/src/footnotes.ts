// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this file need the declaration too
/// <reference path="./markdown-it-footnote.d.ts" />
import type { MarkdownIt, StateInline } from 'markdown-it'
import footnote from 'markdown-it-footnote'

const labelLimit = 64
const footnoteLimit = 200

interface FootnoteEnv {
  footnotes?: { refs?: Record<string, number>; list?: { label: string; count: number }[] }
}

function readLabel(state: StateInline): string | undefined {
  const start = state.pos
  if (!state.src.startsWith('[^', start)) return undefined
  const text = state.src.slice(start + 2, Math.min(state.posMax, start + 3 + labelLimit))
  return /^([^\]\s]+)\]/.exec(text)?.[1]
}

/**
 * Parses `[^label]`. Replaces the plugin's rule, which for every `[^` scans ahead to the next space, `]` or line end,
 * and so can take quadratic time. Here labels are at most 64 characters long and a text has at most 200 footnotes.
 */
function footnoteReference(state: StateInline, silent: boolean): boolean {
  // The plugin stores its footnotes in the environment in this shape.
  const { footnotes } = state.env as FootnoteEnv
  const label = footnotes?.refs && readLabel(state)
  if (!label || !footnotes?.refs) return false
  const known = footnotes.refs[`:${label}`]
  const list = (footnotes.list ??= [])
  if (known === undefined || (known < 0 && list.length >= footnoteLimit)) return false
  if (!silent) {
    const id = known < 0 ? list.push({ label, count: 0 }) - 1 : known
    footnotes.refs[`:${label}`] = id
    const entry = list[id]
    const token = state.push('footnote_ref', '', 0)
    token.meta = { id, subId: entry?.count ?? 0, label }
    if (entry) entry.count += 1
  }
  state.pos += label.length + 3
  return true
}

/**
 * Footnotes: `[^label]` and `[^label]: text`. Inline notes (`^[text]`) can nest without limit and are not supported.
 */
export function footnotes(md: MarkdownIt): void {
  md.use(footnote)
  md.inline.ruler.disable('footnote_inline')
  md.inline.ruler.at('footnote_ref', footnoteReference)
}
