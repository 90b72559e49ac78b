import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import { footnotes } from './footnotes.ts'
import { formulaSyntax } from './formula-syntax.ts'
import { headingIds } from './heading-ids.ts'
import { references, type ReferenceTargets } from './references.ts'
import { type ScopeOptions, scopeOf } from './id-scope.ts'
import { cellBudget, type TableEnv, tables } from './tables.ts'
import { taskLists } from './task-lists.ts'

/** Environment of the parsers for one text: its budget of table cells, its scope and the targets of references. */
export interface ParseEnv extends TableEnv {
  /** Scope of footnote and heading ids; the footnote plugin reads it too. */
  docId: string
  targets: ReferenceTargets
}

/** Creates the environment for parsing one text. It is not reusable: parsing uses up its budget of cells. */
export function parseEnvironment(source: string, options: ScopeOptions & ReferenceTargets): ParseEnv {
  return { docId: scopeOf(source, options), cellsLeft: cellBudget(source), targets: options }
}

function createParser(html: boolean): Parser {
  const parser = new MarkdownIt({ html, breaks: true, linkify: true })
  // Makes links only of addresses with a scheme and of email addresses: `main.rs` and `README.md` are file names, not
  // sites.
  parser.linkify.set({ fuzzyLink: false })
  return parser
}

/** Creates the parser for questions, answers and descriptions of tags. */
export function createPostParser(): Parser {
  const parser = createParser(true).use(tables).use(taskLists).use(footnotes).use(headingIds)
  return parser.use(references).use(formulaSyntax)
}

/**
 * Creates the parser for comments: without headings, tables, task lists, footnotes, images, horizontal rules and HTML.
 */
export function createCommentParser(): Parser {
  const parser = createParser(false).disable(['heading', 'lheading', 'table', 'image', 'hr'])
  return parser.use(references).use(formulaSyntax)
}
