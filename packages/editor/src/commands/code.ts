import { insertBlock, lineRange, quoteMarks, replaceRange, type TextCommand, type TextState } from './text-state.ts'

/** Longest selection that stays inline code; a longer one becomes a fenced block. */
const INLINE_LIMIT = 40
const FENCE = /^[ \t]*(`{3,}|~{3,})[^`]*$/

/**
 * Toggles code: inline between backticks, or a fenced block if the selection spans lines or is longer than 40
 * characters.
 */
export const code: TextCommand = (state) => {
  const selected = state.text.slice(state.from, state.to)
  const open = unfenced(state)
  if (open !== null) return open
  if (selected.includes('\n')) return quotedFence(state) ?? fence(selected, '')(state)
  if (selected.length > INLINE_LIMIT) return fence(selected, '')(state)
  return toggleInline(state, selected)
}

/**
 * Replaces the selection with a fenced block. The fence is longer than any run of backticks inside.
 *
 * @param content the code; leading and trailing line breaks are dropped
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

/**
 * Puts a fence around the touched lines, inside the quote that contains all of them. Returns null if there is no such
 * quote.
 */
function quotedFence(state: TextState): TextState | null {
  const range = lineRange(state)
  const lines = state.text.slice(range.from, range.to).split('\n')
  const marks = quoteMarks(lines[0] ?? '')
  if (marks === '' || !lines.every((line) => line.startsWith(marks.trimEnd()))) return null
  const body = lines.map((line) => line.slice(marks.length)).join('\n')
  const ticks = marks + '`'.repeat(Math.max(3, longestRun(body) + 1))
  const inside = lines.join('\n')
  const start = ticks.length + 1
  return replaceRange(state, range, `${ticks}\n${inside}\n${ticks}`, { from: start, to: start + inside.length })
}

/**
 * Removes the fences of the code block that contains the selection or is selected itself. Returns null if there is no
 * such block.
 */
function unfenced(state: TextState): TextState | null {
  const block = fenceAround(state)
  if (block === null) return null
  const body = state.text.slice(block.bodyFrom, block.bodyTo)
  const moved = (position: number) => Math.min(Math.max(position - block.bodyFrom, 0), body.length)
  return replaceRange(state, block, body, { from: moved(state.from), to: moved(state.to) })
}

interface FencedBlock {
  from: number
  to: number
  bodyFrom: number
  bodyTo: number
}

/** Returns the fenced block around the selection, including its fences. An unclosed block does not count. */
export function fenceAround({ text, from, to }: TextState): FencedBlock | null {
  let open: { marks: string; from: number; bodyFrom: number } | null = null
  for (let start = 0; start <= text.length && (open !== null || start <= from);) {
    const end = text.indexOf('\n', start) === -1 ? text.length : text.indexOf('\n', start)
    const line = text.slice(start, end)
    const body = line.slice(quoteMarks(line).length)
    if (open === null) {
      const marks = FENCE.exec(body)?.[1]
      if (marks !== undefined) open = { marks, from: start, bodyFrom: Math.min(end + 1, text.length) }
    } else if (closes(body.trim(), open.marks)) {
      // The minimum is needed for an empty block, in which the line break of the opening fence is the only one before
      // the closing fence.
      const block = { from: open.from, to: end, bodyFrom: open.bodyFrom, bodyTo: Math.max(open.bodyFrom, start - 1) }
      if (block.from <= from && to <= block.to) return block
      open = null
    }
    start = end + 1
  }
  return null
}

function closes(line: string, marks: string): boolean {
  return line.startsWith(marks) && /^(`+|~+)$/.test(line)
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
