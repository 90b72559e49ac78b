const FENCE = /^ {0,3}(`{3,}|~{3,})/
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/
const INDENTED = /^(?: {4}|\t| {1,3}\t)/
/** A run of backticks is only matched as a whole and once, which keeps the time linear. */
const CODE_SPAN = /(?<!`)(`+)(?!`)[^`]+\1(?!`)/g

/**
 * Changes the parts of Markdown that are not code. Fenced blocks, indented blocks and code spans stay as they are.
 * @param change called with consecutive lines, or parts of a line
 */
export function mapOutsideCode(source: string, change: (text: string) => string): string {
  const parts: { isCode: boolean; lines: string[] }[] = []
  for (const [line, isCode] of codeLines(source)) {
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else parts.push({ isCode, lines: [line] })
  }
  return parts
    .map(({ isCode, lines }) => (isCode ? lines.join('\n') : mapOutsideSpans(lines.join('\n'), change)))
    .join('\n')
}

/** Changes the parts of a text without code blocks that are not in a code span. */
export function mapOutsideSpans(text: string, change: (text: string) => string): string {
  let changed = ''
  let done = 0
  for (const match of text.matchAll(CODE_SPAN)) {
    changed += change(text.slice(done, match.index)) + match[0]
    done = match.index + match[0].length
  }
  return changed + change(text.slice(done))
}

/** Yields each line, and true if it belongs to a block of code. */
export function* codeLines(source: string): Generator<[string, boolean]> {
  let fence = ''
  let isIndented = false
  let isAfterBlank = true
  let isInList = false
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    const isBlank = line.trim() === ''
    if (fence !== '') {
      yield [line, true]
      if (mark.startsWith(fence) && line.trim() === mark) fence = ''
      continue
    }
    if (mark !== '') {
      fence = mark
      yield [line, true]
      continue
    }
    if (!isBlank) {
      isIndented = !isInList && INDENTED.test(line) && (isIndented || isAfterBlank)
      if (LIST_ITEM.test(line) && !isIndented) isInList = true
      else if (isAfterBlank && !/^\s/.test(line)) isInList = false
    }
    isAfterBlank = isBlank
    yield [line, isIndented && !isBlank]
  }
}
