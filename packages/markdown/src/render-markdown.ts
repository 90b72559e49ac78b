import type { MarkdownIt as Parser, Token } from 'markdown-it'
import { type FormulaEnv, formulas, renderFormulaWithinBudget } from './formulas.ts'
import { highlightBudget, highlightCode } from './highlight-code.ts'
import { htmlLimit, leastLength, markupBudget, renderPlain, withinMarkupBudget } from './html-limit.ts'
import type { ScopeOptions } from './id-scope.ts'
import { createCommentParser, createPostParser, parseEnvironment, type ParseEnv } from './parsers.ts'
import type { ReferenceTargets } from './references.ts'
import { formulaBudget } from './render-formula.ts'
import { sanitizeCommentHtml, sanitizeHtml, type SanitizeOptions } from './sanitize-html.ts'

/**
 * Rendering options: the site's own address, the elements to keep, the targets of mentions and post ids, the scope of
 * ids, and the languages to highlight.
 */
export interface RenderOptions extends SanitizeOptions, ReferenceTargets, ScopeOptions {
  /** Names of the languages to highlight, from `highlightedLanguages`. Default: all; `[]` for none. */
  languages?: readonly string[]
}

interface RenderEnv extends FormulaEnv, ParseEnv {
  options: RenderOptions
  /** Characters of code that may still be highlighted. */
  highlightLeft: number
}

function renderFence(parser: Parser, token: Token, env: RenderEnv): string {
  const [language = ''] = token.info.trim().split(/\s+/, 1)
  const formula = language === 'math' ? renderFormulaWithinBudget(token.content.trim(), true, env) : undefined
  if (formula !== undefined) return `<p>${formula}</p>\n`
  const affordable = token.content.length <= env.highlightLeft
  const highlighted = language && affordable ? highlightCode(token.content, language, env.options.languages) : undefined
  const coloured = withinMarkupBudget(highlighted, env)
  if (coloured !== undefined) env.highlightLeft -= token.content.length
  const { escapeHtml } = parser.utils
  const names = [language && `language-${escapeHtml(language.toLowerCase())}`, coloured === undefined ? '' : 'hljs']
  const classes = names.filter(Boolean).join(' ')
  const open = classes ? `<code class="${classes}">` : '<code>'
  return `<pre>${open}${coloured ?? escapeHtml(token.content)}</code></pre>\n`
}

// Writes the alignment of table cells as an attribute, because posts may not contain styles.
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

/** Adds the renderer rules for code blocks, formulas and table cells. */
function writing(parser: Parser): Parser {
  parser.renderer.rules['fence'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    // The environment is the object that `renderSafely` passes to the renderer.
    return token ? renderFence(parser, token, env as RenderEnv) : ''
  }
  return parser.use(formulas).use(alignCells)
}

const postParser = writing(createPostParser())
const commentParser = writing(createCommentParser())

function environment(source: string, options: RenderOptions): RenderEnv {
  return {
    ...parseEnvironment(source, options),
    highlightLeft: highlightBudget,
    formulaLeft: formulaBudget,
    markupLeft: markupBudget(source),
    options,
  }
}

/** Renders a text as safe HTML. If the HTML would exceed its limit, the text is shown as it was written. */
function renderSafely(parser: Parser, source: string, options: RenderOptions, clean: typeof sanitizeHtml): string {
  const env = environment(source, options)
  const tokens = parser.parse(source, env)
  const limit = htmlLimit(source)
  const html = leastLength(tokens) <= limit ? parser.renderer.render(tokens, parser.options, env) : undefined
  const cleaned = html !== undefined && html.length <= limit ? clean(html, options) : undefined
  return cleaned !== undefined && cleaned.length <= limit ? cleaned : clean(renderPlain(source), options)
}

/**
 * Renders the markdown of a question, an answer or a tag as safe HTML: CommonMark, GFM tables, strikethrough, task
 * lists and autolinks, footnotes, hard line breaks, harmless raw HTML, highlighted code, formulas as MathML. Takes time
 * proportional to the length of the text. A text whose HTML would be longer than 20 times the text plus 10,000
 * characters is rendered as it was written.
 *
 * @param options the address of the site, the targets of `@name` and of `#` with a public id (references without a
 * target stay text), and which elements to keep and which languages to highlight
 */
export function renderMarkdown(source: string, options: RenderOptions = {}): string {
  return renderSafely(postParser, source, options, sanitizeHtml)
}

/**
 * Renders the markdown of a comment as safe HTML: emphasis, code, links, formulas, quotes and lists. Headings, tables,
 * task boxes, horizontal rules and raw HTML stay text. An image becomes a link, with its `!` as text.
 *
 * @param options as for {@link renderMarkdown}
 */
export function renderComment(source: string, options: RenderOptions = {}): string {
  return renderSafely(commentParser, source, options, sanitizeCommentHtml)
}
