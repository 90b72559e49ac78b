import { markdownLanguage } from '@codemirror/lang-markdown'
import { Language } from '@codemirror/language'
import { NodeType, Tree, type PartialParse } from '@lezer/common'
import { MarkdownParser, type MarkdownConfig } from '@lezer/markdown'

/**
 * Longest text, in UTF-16 units, that is parsed as Markdown while typing. Every key press goes through all blocks, so
 * the time grows with their number; typing in a longer text would lag.
 */
export const MAX_PARSED_TEXT = 200_000

/**
 * Longest paragraph, in UTF-16 units, that is parsed for emphasis, links and code. Every key press in a paragraph
 * parses all of it again.
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

/** Parses the text as one piece without any structure. */
function unread(length: number): PartialParse {
  return {
    advance: () => new Tree(NodeType.none, [], [], length),
    parsedPos: length,
    stopAt: () => {},
    stoppedAt: null,
  }
}

/**
 * Markdown for highlighting and for continuing lists. Beyond {@link MAX_PARSED_TEXT} and {@link MAX_PARSED_PARAGRAPH}
 * it is plain text, so that typing stays fast.
 */
export const boundedMarkdown: Language = bounded(markdownLanguage)

function bounded(language: Language): Language {
  const { data, parser, name } = language
  // If an app contains a second copy of @lezer/markdown, the parser is an instance of that copy's class and cannot be
  // configured. The language then stays unbounded.
  if (!(parser instanceof MarkdownParser)) return language
  // The new language gets the same language data, because features such as continuing a list use it to detect Markdown.
  return new Language(data, parser.configure(bounds), [], name)
}
