import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it'
import { footnotes, footnoteScope } from './footnotes.ts'
import { type FormulaEnv, formulas, renderFormulaWithinBudget } from './formulas.ts'
import { headingIds } from './heading-ids.ts'
import { highlightBudget, highlightCode } from './highlight-code.ts'
import type { LinkOptions } from './link-policy.ts'
import { type References, type ReferenceTargets, readReferences, references } from './references.ts'
import { formulaBudget } from './render-formula.ts'
import { sanitizeCommentHtml, sanitizeHtml } from './sanitize-html.ts'
import { taskLists } from './task-lists.ts'

/** Rendering options: the site's own address, and the targets of mentions and post ids. */
export type RenderOptions = LinkOptions & ReferenceTargets

interface RenderEnv extends FormulaEnv {
  /** Scope of footnote and heading ids; the footnote plugin reads it too. */
  docId: string
  targets: ReferenceTargets
  /** Characters of code that may still be highlighted. */
  highlightLeft: number
}

function renderFence(parser: Parser, token: Token, env: RenderEnv): string {
  const [language = ''] = token.info.trim().split(/\s+/, 1)
  const formula = language === 'math' ? renderFormulaWithinBudget(token.content.trim(), true, env) : undefined
  if (formula !== undefined) return `<p>${formula}</p>\n`
  const affordable = token.content.length <= env.highlightLeft
  const coloured = language && affordable ? highlightCode(token.content, language) : undefined
  if (coloured !== undefined) env.highlightLeft -= token.content.length
  const { escapeHtml } = parser.utils
  const names = [language && `language-${escapeHtml(language.toLowerCase())}`, coloured === undefined ? '' : 'hljs']
  const classes = names.filter(Boolean).join(' ')
  const open = classes ? `<code class="${classes}">` : '<code>'
  return `<pre>${open}${coloured ?? escapeHtml(token.content)}</code></pre>\n`
}

// Styles are not allowed in posts, so alignment is an attribute.
function alignCells(parser: Parser): void {
  for (const name of ['th_open', 'td_open']) {
    parser.renderer.rules[name] = (tokens, index, options, _env, self) => {
      const token = tokens[index]
      const style = token?.attrGet('style')
      if (token && style) token.attrs = [['align', String(style).replace('text-align:', '')]]
      return self.renderToken(tokens, index, options)
    }
  }
}

function createParser(html: boolean): Parser {
  const parser = new MarkdownIt({ html, breaks: true, linkify: true })
  // Only addresses with a scheme and email addresses: `main.rs` and `README.md` are file names, not sites.
  parser.linkify.set({ fuzzyLink: false })
  parser.renderer.rules['fence'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    // The environment is the object passed in by `render` below.
    return token ? renderFence(parser, token, env as RenderEnv) : ''
  }
  return parser
}

const postParser = createParser(true).use(alignCells).use(taskLists).use(footnotes).use(headingIds).use(references)
postParser.use(formulas)
const commentParser = createParser(false).disable(['heading', 'lheading', 'table', 'image', 'hr']).use(references)
commentParser.use(formulas)

function environment(source: string, targets: ReferenceTargets): RenderEnv {
  return { docId: footnoteScope(source), highlightLeft: highlightBudget, formulaLeft: formulaBudget, targets }
}

/**
 * Renders the markdown of a question, an answer or a tag as safe HTML: CommonMark, GFM tables, strikethrough, task
 * lists and autolinks, footnotes, hard line breaks, harmless raw HTML, highlighted code, formulas as MathML. Takes time
 * proportional to the length of the text.
 *
 * @param options the address of the site, and the targets of `@name` and of `#` with a public id; references without a
 * target stay text
 */
export function renderMarkdown(source: string, options: RenderOptions = {}): string {
  return sanitizeHtml(postParser.render(source, environment(source, options)), options)
}

/**
 * Renders the markdown of a comment as safe HTML: emphasis, code, links, formulas, quotes and lists. Headings, images,
 * tables, rules and raw HTML stay text.
 *
 * @param options as for {@link renderMarkdown}
 */
export function renderComment(source: string, options: RenderOptions = {}): string {
  return sanitizeCommentHtml(commentParser.render(source, environment(source, options)), options)
}

/**
 * Returns the references in the markdown of a post: people it mentions, posts it names, addresses it links to. Code is
 * ignored. The caller checks which of them exist before it renders.
 */
export function referencesIn(source: string): References {
  return readReferences(postParser, source, environment(source, {}))
}
