import { editLines, insertBlock, type TextCommand } from './text-state.ts'

/** A heading's level. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/
const QUOTE = /^ {0,3}> ?/

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
      const removing = counted.every((line) => HEADING.exec(line)?.[1]?.length === level)
      return lines.map((line) => {
        if (!counted.includes(line)) return line
        const plain = line.replace(HEADING, '')
        return removing ? plain : mark + plain
      })
    })
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
  const kept = lines.filter((line) => line.trim() !== '')
  return kept.length === 0 ? lines : kept
}
