import { quoteMarks } from './text-state.ts'

/** A range of whole lines of a text. Lines are numbered from 0; `to` is the number after the last line. */
export interface LineSpan {
  from: number
  to: number
}

/** Matches the indentation, marker and space of a list item in a line from which the `>` of quotes was removed. */
export const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+|$)/

/**
 * Returns the list item that begins on a line, with its continuation lines and children. Returns null if no item begins
 * there.
 */
export function itemAt(lines: readonly string[], line: number): LineSpan | null {
  const own = lines[line] ?? ''
  if (!isItem(own)) return null
  const column = leadingOf(own)
  let to = line + 1
  for (let next = to; next < lines.length; next++) {
    const below = lines[next] ?? ''
    if (isBlank(below)) continue
    if (leadingOf(below) <= column) break
    to = next + 1
  }
  return { from: line, to }
}

/** Returns the item of the same list before the given one. */
export function itemAbove(lines: readonly string[], { from }: LineSpan): LineSpan | null {
  const column = leadingOf(lines[from] ?? '')
  for (let line = from - 1; line >= 0; line--) {
    const above = lines[line] ?? ''
    if (isBlank(above) || leadingOf(above) > column) continue
    return leadingOf(above) === column ? itemAt(lines, line) : null
  }
  return null
}

/** Returns the item of the same list after the given one. */
export function itemBelow(lines: readonly string[], { from, to }: LineSpan): LineSpan | null {
  let line = to
  while (line < lines.length && isBlank(lines[line] ?? '')) line++
  const below = itemAt(lines, line)
  return below !== null && leadingOf(lines[line] ?? '') === leadingOf(lines[from] ?? '') ? below : null
}

const NUMBER = /^([>\s]*)(\d{1,9})(?=[.)](?:[ \t]|$))/

/**
 * Renumbers list items after a move, so that the sequence of numbers stays the same. The numbers in nested lists do
 * not change. If an item's number becomes longer or shorter, the lines within the item are indented by as many columns
 * more or less.
 *
 * @param before the lines in their old order
 * @param after the same lines in their new order
 */
export function keepNumbers(before: readonly string[], after: readonly string[]): readonly string[] {
  const column = Math.min(...before.filter((line) => !isBlank(line)).map(leadingOf))
  const outer = before.filter((line) => leadingOf(line) === column)
  const numbers = outer.flatMap((line) => NUMBER.exec(line)?.[2] ?? [])
  let growth = 0
  return after.map((line) => {
    if (isBlank(line)) return line
    if (leadingOf(line) > column) return indentBy(line, growth, column)
    growth = 0
    return line.replace(NUMBER, (_, marks: string, number: string) => {
      const own = numbers.shift() ?? number
      growth = own.length - number.length
      return marks + own
    })
  })
}

/**
 * Adds spaces to the indentation of a line, or removes them if `spaces` is negative. A line that would then not be
 * indented beyond `column` stays unchanged.
 */
function indentBy(line: string, spaces: number, column: number): string {
  const [marks, body] = [quoteMarks(line), bodyOf(line)]
  if (spaces >= 0) return marks + ' '.repeat(spaces) + body
  return leading(body) + spaces > column && body.startsWith(' '.repeat(-spaces)) ? marks + body.slice(-spaces) : line
}

/** Returns a line without the `>` of the quotes around it. */
export function bodyOf(line: string): string {
  return line.slice(quoteMarks(line).length)
}

/** Returns the number of spaces and tabs at the beginning of a text. */
export function leading(text: string): number {
  return /^[ \t]*/.exec(text)?.[0].length ?? 0
}

const leadingOf = (line: string) => leading(bodyOf(line))
const isItem = (line: string) => ITEM.test(bodyOf(line))
const isBlank = (line: string) => bodyOf(line).trim() === ''
