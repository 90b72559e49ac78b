import { editLines, insertBlock, quoteMarks, type TextCommand } from './text-state.ts'

/** Level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/
const QUOTE = /^ {0,3}> ?/
/**
 * Matches the list markers at the beginning of a line. The `#` of a heading goes after them, as it does after the `>`
 * of a quote.
 */
const ITEM_MARKS = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)*/

/**
 * Turns the touched lines into headings of one level, or back into plain lines if all of them are headings of
 * this level.
 *
 * @param level 1 to 6
 */
export function heading(level: HeadingLevel): TextCommand {
  const mark = `${'#'.repeat(level)} `
  return (state) =>
    editLines(state, (lines) => {
      const counted = withText(lines)
      const removing = counted.every((line) => HEADING.exec(bodyOf(line))?.[1]?.length === level)
      return lines.map((line) => {
        if (!counted.includes(line)) return line
        const body = bodyOf(line)
        const marks = line.slice(0, line.length - body.length)
        const plain = body.replace(HEADING, '')
        return removing ? marks + plain : marks + mark + plain
      })
    })
}

/** Returns a line without the markers of the quotes and list items around its text. */
function bodyOf(line: string): string {
  const quoted = line.slice(quoteMarks(line).length)
  return quoted.replace(ITEM_MARKS, '')
}

/** Quotes the touched lines, or removes one level of quoting if all of them are quoted. */
export const quote: TextCommand = (state) =>
  editLines(state, (lines) => {
    const removing = withText(lines).every((line) => QUOTE.test(line))
    if (removing) return lines.map((line) => line.replace(QUOTE, ''))
    return lines.map((line) => (line === '' && lines.length > 1 ? '>' : `> ${line}`))
  })

/** Inserts a horizontal rule after the selection, separated by blank lines from the text around it. */
export const rule: TextCommand = (state) => {
  const after = insertBlock({ ...state, from: state.to }, '---', { from: 3, to: 3 })
  // Moves to the line below, where typing continues.
  const next = Math.min(after.text.length, after.to + (after.text.startsWith('\n\n', after.to) ? 2 : 1))
  return { ...after, from: next, to: next }
}

/** Returns the lines with text, or all lines if none has text. */
function withText(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => line.slice(quoteMarks(line).length).trim() !== '')
  return kept.length === 0 ? lines : kept
}
