import type { ScopeOptions } from './id-scope.ts'
import { textIn } from './heading-ids.ts'
import { createPostParser, parseEnvironment } from './parsers.ts'
import { readReferences, type References } from './references.ts'

const parser = createPostParser()

/**
 * Returns the references in the markdown of a post: people it mentions, posts it names, addresses it links to. Code is
 * ignored. The caller checks which of them exist before it renders.
 */
export function referencesIn(source: string): References {
  return readReferences(parser, source, parseEnvironment(source, {}))
}

/** A heading in a text. */
export interface Heading {
  /** 1 to 6. */
  level: number
  /** Text of the heading, without markup. */
  text: string
  /** Id of the heading's element in the HTML that `renderMarkdown` returns for the same text and scope. */
  id: string
}

/**
 * Returns the headings in the markdown of a post, in order, for a table of contents.
 *
 * @param options the scope that the text is rendered with
 * @throws RangeError if the scope is not 1 to 8 characters of `a` to `z` and `0` to `9`
 */
export function headingsIn(source: string, options: ScopeOptions = {}): Heading[] {
  const tokens = parser.parse(source, parseEnvironment(source, options))
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    return { level: Number(token.tag.slice(1)), text: textIn(tokens[index + 1]), id: String(token.attrGet('id')) }
  })
}
