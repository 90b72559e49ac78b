import { insertBlock, lineRange, replaceRange, type TextCommand, type TextState } from './text-state.ts'

/** A longer selection becomes a fenced block (product spec §9). */
const INLINE_LIMIT = 40
const FENCE = /^ {0,3}(`{3,}|~{3,})[^`\n]*$/

/**
 * Makes the selection code, or plain again: between backticks, or as a fenced block when it spans lines or is
 * longer than 40 characters (product spec §9).
 */
export const code: TextCommand = (state) => {
  const selected = state.text.slice(state.from, state.to)
  const open = unfenced(state)
  if (open !== null) return open
  if (selected.includes('\n') || selected.length > INLINE_LIMIT) return fence(selected, '')(state)
  return toggleInline(state, selected)
}

/**
 * Puts a fenced block in place of the selection. Its fence is longer than any run of backticks inside.
 *
 * @param content the code; line breaks at its ends are left out
 * @param language name after the fence, such as `ts`; empty for none
 */
export function fence(content: string, language: string): TextCommand {
  return (state) => {
    const body = content.replace(/^\n+|\n+$/g, '')
    const marks = '`'.repeat(Math.max(3, longestRun(body) + 1))
    const head = `${marks}${language.replaceAll(/[`\s]/g, '')}\n`
    return insertBlock(state, `${head}${body}\n${marks}`, { from: head.length, to: head.length + body.length })
  }
}

function toggleInline(state: TextState, selected: string): TextState {
  const outside = Math.min(ticksBefore(state.text, state.from), ticksAfter(state.text, state.to))
  if (outside > 0) {
    const range = { from: state.from - outside, to: state.to + outside }
    return replaceRange(state, range, selected, { from: 0, to: selected.length })
  }
  const inside = /^(`+)(?!`)([^]*[^`])\1$/.exec(selected)
  if (inside) {
    const plain = inside[2] ?? ''
    return replaceRange(state, state, plain, { from: 0, to: plain.length })
  }
  const marks = '`'.repeat(longestRun(selected) === 1 ? 2 : 1)
  const pad = selected.startsWith('`') || selected.endsWith('`') ? ' ' : ''
  const lead = marks.length + pad.length
  return replaceRange(state, state, marks + pad + selected + pad + marks, { from: lead, to: lead + selected.length })
}

/** Takes the fences away when the touched lines are the inside of a block, or the block with its fences. */
function unfenced(state: TextState): TextState | null {
  const range = lineRange(state)
  const lines = state.text.slice(range.from, range.to).split('\n')
  if (lines.length > 2 && isFencePair(lines[0], lines.at(-1))) {
    const body = lines.slice(1, -1).join('\n')
    return replaceRange(state, range, body, { from: 0, to: body.length })
  }
  if (range.from === 0 || range.to === state.text.length) return null
  const above = lineRange({ ...state, from: range.from - 1, to: range.from - 1 })
  const below = lineRange({ ...state, from: range.to + 1, to: range.to + 1 })
  if (!isFencePair(state.text.slice(above.from, above.to), state.text.slice(below.from, below.to))) return null
  const body = lines.join('\n')
  return replaceRange(state, { from: above.from, to: below.to }, body, { from: 0, to: body.length })
}

function isFencePair(first = '', last = ''): boolean {
  const open = FENCE.exec(first)?.[1]
  return open !== undefined && last.trim().startsWith(open) && /^(`+|~+)$/.test(last.trim())
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}

function ticksBefore(text: string, position: number): number {
  let start = position
  while (text[start - 1] === '`') start--
  return position - start
}

function ticksAfter(text: string, position: number): number {
  let end = position
  while (text[end] === '`') end++
  return end - position
}
