import { bodyOf, ITEM, leading } from './list-items.ts'
import { editLines, lineRange, quoteMarks, type TextCommand, type TextState } from './text-state.ts'

/** Spaces by which a line outside a list is indented. */
const PLAIN_STEP = 2

type Kind = 'bullet' | 'number'

/** Turns the touched lines into a bulleted list, or back into plain lines if they already are a bulleted list. */
export const bulletList: TextCommand = (state) => toggleList(state, 'bullet')

/**
 * Turns the touched lines into a numbered list starting at 1, or back into plain lines if they already are a numbered
 * list.
 */
export const numberList: TextCommand = (state) => toggleList(state, 'number')

/**
 * Indents the touched lines: a list item becomes a child of the preceding item, other lines are indented by two spaces.
 * Within a quote, the spaces are inserted after its `>`.
 */
export const indent: TextCommand = (state) => {
  const step = stepIn(state)
  if (step === 0) return state
  return editBodies(state, (body) => (body.trim() === '' ? body : ' '.repeat(step) + body))
}

/** Outdents the touched lines: a list item to the level of its parent, other lines by up to two spaces. */
export const outdent: TextCommand = (state) => {
  const step = stepOut(state)
  if (step === 0) return state
  return editBodies(state, (body) => body.slice(Math.min(step, leading(body))))
}

/**
 * {@link indent} if the first touched line is a list item; otherwise does not apply. For Tab, which must otherwise be
 * able to leave the editor.
 */
export const indentItem: TextCommand = (state) => (ITEM.test(firstBody(state)) ? indent(state) : null)

/** {@link outdent} if the first touched line is indented; otherwise does not apply. For Shift-Tab. */
export const outdentItem: TextCommand = (state) => (leading(firstBody(state)) > 0 ? outdent(state) : null)

function toggleList(state: TextState, kind: Kind): TextState {
  return editLines(state, (lines) => {
    const filled = lines.filter((line) => bodyOf(line).trim() !== '')
    const counted = filled.length === 0 ? lines : filled
    if (counted.every((line) => kindOf(bodyOf(line)) === kind)) {
      return lines.map((line) => quoteMarks(line) + bodyOf(line).replace(ITEM, '$1'))
    }
    const placed = itemPlaces(kind)
    return lines.map((line) => {
      const body = bodyOf(line)
      if (body.trim() === '' && lines.length > 1) return line
      return quoteMarks(line) + placed(leading(body)) + body.replace(ITEM, '').trimStart()
    })
  })
}

/**
 * Returns a function that determines the indentation and mark of each list item, one after the other. A nested item
 * moves to the column of its parent's text, because the marks of bulleted and numbered lists have different widths. The
 * items of every level are counted from 1.
 */
function itemPlaces(kind: Kind): (indentation: number) => string {
  const levels: { old: number; now: number; count: number; column: number }[] = []
  return (old) => {
    let level = levels.at(-1)
    while (level && level.old > old && levels.length > 1) {
      levels.pop()
      level = levels.at(-1)
    }
    if (level === undefined || old > level.old) {
      level = { old, now: level?.column ?? old, count: 0, column: 0 }
      levels.push(level)
    }
    const mark = kind === 'bullet' ? '- ' : `${++level.count}. `
    level.column = level.now + mark.length
    return ' '.repeat(level.now) + mark
  }
}

function kindOf(body: string): Kind | null {
  const mark = ITEM.exec(body)?.[2]
  if (mark === undefined) return null
  return /\d/.test(mark) ? 'number' : 'bullet'
}

/** Edits the touched lines after the `>` marks of quotes, which stay as they are. */
function editBodies(state: TextState, edit: (body: string) => string): TextState {
  return editLines(state, (lines) => lines.map((line) => quoteMarks(line) + edit(bodyOf(line))))
}

function firstLine(state: TextState): string {
  const { from } = lineRange(state)
  const end = state.text.indexOf('\n', from)
  return state.text.slice(from, end === -1 ? undefined : end)
}

function firstBody(state: TextState): string {
  return bodyOf(firstLine(state))
}

/**
 * Returns the list items above the selection, without the marks of quotes, nearest first. Stops at the line that ends
 * the list: an unindented line of text, or a line within more or fewer quotes.
 */
function itemsAbove(state: TextState): string[] {
  const items: string[] = []
  const depth = quoteDepth(firstLine(state))
  for (const line of state.text.slice(0, lineRange(state).from).split('\n').slice(0, -1).toReversed()) {
    const body = bodyOf(line)
    if (quoteDepth(line) !== depth) break
    if (ITEM.test(body)) items.push(body)
    else if (body.trim() !== '' && leading(body) === 0) break
  }
  return items
}

function quoteDepth(line: string): number {
  return quoteMarks(line).replaceAll(/[^>]/g, '').length
}

/**
 * Returns the number of spaces that {@link indent} inserts. A list item moves to the column at which the text of the
 * preceding item begins, because Markdown does not nest it before that column; without a preceding item it stays.
 */
function stepIn(state: TextState): number {
  const body = firstBody(state)
  if (!ITEM.test(body)) return PLAIN_STEP
  const own = leading(body)
  const above = itemsAbove(state).find((item) => leading(item) <= own)
  if (above === undefined) return 0
  const mark = ITEM.exec(above)
  const column = leading(above) + (mark?.[2]?.length ?? 1) + 1
  return Math.max(0, column - own)
}

function stepOut(state: TextState): number {
  const body = firstBody(state)
  const own = leading(body)
  if (!ITEM.test(body)) return Math.min(own, PLAIN_STEP)
  const parent = itemsAbove(state).find((item) => leading(item) < own)
  return own - (parent === undefined ? 0 : leading(parent))
}
