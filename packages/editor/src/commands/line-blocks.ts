import { editLines, insertBlock, quoteMarks, type TextCommand } from './text-state.ts'

/** A heading's level. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/
const QUOTE = /^ {0,3}> ?/
/** Marks of list items, which a heading stands behind as it does behind those of quotes. */
const ITEM_MARKS = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)*/

/**
 * Makes the touched lines headings of one level, or plain when they all have it already.
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

/** A line without the marks of the quotes and list items it stands in. */
function bodyOf(line: string): string {
  const quoted = line.slice(quoteMarks(line).length)
  return quoted.replace(ITEM_MARKS, '')
}

/** Quotes the touched lines, or takes one level of quoting away when all are quoted. */
export const quote: TextCommand = (state) =>
  editLines(state, (lines) => {
    const removing = withText(lines).every((line) => QUOTE.test(line))
    if (removing) return lines.map((line) => line.replace(QUOTE, ''))
    return lines.map((line) => (line === '' && lines.length > 1 ? '>' : `> ${line}`))
  })

/** Puts a horizontal rule below the selection, on its own between blank lines. */
export const rule: TextCommand = (state) => {
  const after = insertBlock({ ...state, from: state.to }, '---', { from: 3, to: 3 })
  // On to the line below, where writing goes on.
  const next = Math.min(after.text.length, after.to + (after.text.startsWith('\n\n', after.to) ? 2 : 1))
  return { ...after, from: next, to: next }
}

/** The lines that hold text; a blank line counts when there is nothing else. */
function withText(lines: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => line.slice(quoteMarks(line).length).trim() !== '')
  return kept.length === 0 ? lines : kept
}
