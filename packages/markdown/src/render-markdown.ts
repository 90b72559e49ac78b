import MarkdownIt, { type MarkdownIt as Parser, type Env, type Token } from 'markdown-it'
import { footnotes, footnoteScope } from './footnotes.ts'
import { highlightBudget, highlightCode } from './highlight-code.ts'
import type { LinkOptions } from './link-policy.ts'
import { sanitizeCommentHtml, sanitizeHtml } from './sanitize-html.ts'
import { taskLists } from './task-lists.ts'

interface RenderEnv extends Env {
  /** Scope of footnote anchors, read by the footnote plugin. */
  docId: string
  /** Characters of code that may still be coloured. */
  highlightLeft: number
}

function renderFence(parser: Parser, token: Token, env: RenderEnv): string {
  const [language = ''] = token.info.trim().split(/\s+/, 1)
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

const postParser = createParser(true).use(alignCells).use(taskLists).use(footnotes)
const commentParser = createParser(false).disable(['heading', 'lheading', 'table', 'image', 'hr'])

function render(parser: Parser, source: string): string {
  const env: RenderEnv = { docId: footnoteScope(source), highlightLeft: highlightBudget }
  return parser.render(source, env)
}

/**
 * Turns markdown of a question, an answer or a tag into safe HTML: CommonMark, GFM tables, strikethrough, task lists and
 * autolinks, footnotes, hard line breaks, harmless raw HTML, coloured code. Takes time in proportion to the text.
 *
 * @param options.siteUrl address of the site; links elsewhere get `rel="nofollow noopener ugc"`
 */
export function renderMarkdown(source: string, options: LinkOptions = {}): string {
  return sanitizeHtml(render(postParser, source), options)
}

/**
 * Turns markdown of a comment into safe HTML: emphasis, code, links, quotes and lists. Headings, images, tables, rules
 * and raw HTML stay text; mentions (`@name`) stay as typed.
 *
 * @param options.siteUrl as for {@link renderMarkdown}
 */
export function renderComment(source: string, options: LinkOptions = {}): string {
  return sanitizeCommentHtml(render(commentParser, source), options)
}
