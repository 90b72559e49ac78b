import MarkdownIt, { type Token } from 'markdown-it'

/** Length of HTML per character of its source, and what every text may have besides: a formula of `$x$` takes 150. */
const growth = 20
const allowance = 10_000

/** Returns the maximum length of the HTML made from a text. */
export function htmlLimit(source: string): number {
  return growth * source.length + allowance
}

/** HTML that the formulas and the highlighted code of a text may still become. */
export interface MarkupEnv {
  markupLeft: number
}

/** Leaves a quarter of the limit to the rest of the text. */
export function markupBudget(source: string): number {
  return htmlLimit(source) * 0.75
}

/** Returns the HTML and deducts it from the text's budget; undefined if it is too long. */
export function withinMarkupBudget(html: string | undefined, env: MarkupEnv): string | undefined {
  if (html === undefined || html.length > env.markupLeft) return undefined
  env.markupLeft -= html.length
  return html
}

/**
 * Returns a lower bound of the HTML that these tokens become, without writing it: one definition of a link of 1 kB can
 * be used by a thousand references of three characters.
 */
export function leastLength(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { attrs, children }) => {
    const ofAttributes = (attrs ?? []).reduce((length, [name, value]) => length + name.length + String(value).length, 0)
    return sum + ofAttributes + leastLength(children ?? [])
  }, 0)
}

// Knows paragraphs and line breaks only.
const plainParser = new MarkdownIt('zero', { breaks: true }).enable('newline')

/** Renders a text as it was written, at most seven times as long. */
export function renderPlain(source: string): string {
  return plainParser.render(source)
}
