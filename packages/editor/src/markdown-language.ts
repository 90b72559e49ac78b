import { markdownLanguage } from '@codemirror/lang-markdown'
import { Language } from '@codemirror/language'
import { NodeType, Tree, type PartialParse } from '@lezer/common'
import { MarkdownParser, type MarkdownConfig } from '@lezer/markdown'

/**
 * Longest text, in UTF-16 units, whose Markdown is read while it is written. All blocks of a text are gone through at
 * every key; the time for it grows with their number, and a longer text would be felt under the fingers.
 */
export const MAX_PARSED_TEXT = 200_000

/**
 * Longest paragraph, in UTF-16 units, in which emphasis, links and code are looked for. A paragraph is read anew as a
 * whole at every key inside it.
 */
export const MAX_PARSED_PARAGRAPH = 10_000

const bounds: MarkdownConfig = {
  parseInline: [
    {
      name: 'LongParagraph',
      before: 'Escape',
      parse: (paragraph) => (paragraph.end - paragraph.offset > MAX_PARSED_PARAGRAPH ? paragraph.end : -1),
    },
  ],
  wrap: (reading, { length }) => (length > MAX_PARSED_TEXT ? unread(length) : reading),
}

/** The text as one piece without any structure. */
function unread(length: number): PartialParse {
  return {
    advance: () => new Tree(NodeType.none, [], [], length),
    parsedPos: length,
    stopAt: () => {},
    stoppedAt: null,
  }
}

/**
 * Markdown as the editor colours it and continues its lists. What is longer than {@link MAX_PARSED_TEXT} or
 * {@link MAX_PARSED_PARAGRAPH} is plain text: it can be written as fast as any other.
 */
export const boundedMarkdown: Language = bounded(markdownLanguage)

function bounded(language: Language): Language {
  const { data, parser, name } = language
  // An app with a second copy of @lezer/markdown gets the language as it is.
  if (!(parser instanceof MarkdownParser)) return language
  // The same data: what asks whether it stands in Markdown, such as continuing a list, goes by that.
  return new Language(data, parser.configure(bounds), [], name)
}
