import MarkdownIt, { type Token } from 'markdown-it'

/**
 * The HTML of a text may have 20 characters for each character of the text, plus 10 000: even the formula `$x$` becomes
 * 150 characters of HTML.
 */
const growth = 20
const allowance = 10_000

/** Returns the maximum length of the HTML made from a text. */
export function htmlLimit(source: string): number {
  return growth * source.length + allowance
}

/**
 * Environment with the text's budget for formulas and highlighted code: the number of HTML characters that they may
 * still produce.
 */
export interface MarkupEnv {
  markupLeft: number
}

/** Returns the initial `markupLeft`: three quarters of the limit. The last quarter is for the rest of the text. */
export function markupBudget(source: string): number {
  return htmlLimit(source) * 0.75
}

/** Returns the HTML and deducts it from the text's budget; undefined if the rest of the budget is too small. */
export function withinMarkupBudget(html: string | undefined, env: MarkupEnv): string | undefined {
  if (html === undefined || html.length > env.markupLeft) return undefined
  env.markupLeft -= html.length
  return html
}

/**
 * Returns a lower bound for the length of the HTML, without rendering it: the total length of the attributes. They can
 * be much longer than the text, because a thousand references of three characters each can use one link definition of 1
 * kB.
 */
export function leastLength(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { attrs, children }) => {
    const ofAttributes = (attrs ?? []).reduce((length, [name, value]) => length + name.length + String(value).length, 0)
    return sum + ofAttributes + leastLength(children ?? [])
  }, 0)
}

// Parses only paragraphs and line breaks.
const plainParser = new MarkdownIt('zero', { breaks: true }).enable('newline')

/** Renders a text as it was written, with its markdown as text. The HTML is at most about seven times as long. */
export function renderPlain(source: string): string {
  return plainParser.render(source)
}
