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

/** Options of rendering: the site's own address, and where mentions and post ids lead. */
export type RenderOptions = LinkOptions & ReferenceTargets

interface RenderEnv extends FormulaEnv {
  /** Scope of the ids of footnotes and headings; the footnote plugin reads it too. */
  docId: string
  targets: ReferenceTargets
  /** Characters of code that may still be coloured. */
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

// Styles are not allowed in posts; columns say how they are aligned by attribute.
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
  // Only addresses with a scheme and mails: `main.rs` and `README.md` are file names, not sites.
  parser.linkify.set({ fuzzyLink: false })
  parser.renderer.rules['fence'] = (tokens, index, _options, env) => {
    const token = tokens[index]
    // The environment is the object `render` below passes in.
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
 * Turns markdown of a question, an answer or a tag into safe HTML: CommonMark, GFM tables, strikethrough, task lists and
 * autolinks, footnotes, hard line breaks, harmless raw HTML, coloured code, formulas in MathML. Takes time in proportion
 * to the text.
 *
 * @param options where the site is, and where `@name` and `#` with a public id lead; what leads nowhere stays text
 */
export function renderMarkdown(source: string, options: RenderOptions = {}): string {
  return sanitizeHtml(postParser.render(source, environment(source, options)), options)
}

/**
 * Turns markdown of a comment into safe HTML: emphasis, code, links, formulas, quotes and lists. Headings, images,
 * tables, rules and raw HTML stay text.
 *
 * @param options as for {@link renderMarkdown}
 */
export function renderComment(source: string, options: RenderOptions = {}): string {
  return sanitizeCommentHtml(commentParser.render(source, environment(source, options)), options)
}

/**
 * What the markdown of a post refers to: people it mentions, posts it names, addresses it links to. What stands in code
 * does not count. Whether any of it exists is for the caller to find out, before it renders.
 */
export function referencesIn(source: string): References {
  return readReferences(postParser, source, environment(source, {}))
}
