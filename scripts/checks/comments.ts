/** Question words. A comment that begins with one does not name the documented thing (CONTRIBUTING.md#glossary). */
const QUESTION_START = /^(?:What|How|Whether|Who|Whose|Those|One (?:that|which|who|whose|with|without))\b/

/** Matches the text of a comment: after `//`, or between the marks of a block comment. */
const COMMENT = /(?:^|[\s{])(?:\/\/\s*(?<line>.*)|\/\*(?<block>[^]*?)\*\/)/gm

/**
 * Lists the comments that begin like a question, each with its line.
 * @param source text of a TypeScript file
 */
export function askingComments(source: string): { line: number; text: string }[] {
  return [...source.matchAll(COMMENT)].flatMap((match) => {
    const { line, block = '' } = match.groups ?? {}
    const text = line ?? block.replace(/^[\s*]+/, '').split('\n', 1)[0] ?? ''
    const before = source.slice(0, match.index + match[0].indexOf('/'))
    // A line comment that continues the sentence of the line above does not begin with a question word.
    if (!QUESTION_START.test(text) || /\/\/[^\n]*[^\s.:][ \t]*\n[ \t]*$/.test(before)) return []
    return [{ line: before.split('\n').length, text: text.trim() }]
  })
}
