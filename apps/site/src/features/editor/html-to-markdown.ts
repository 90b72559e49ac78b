import Turndown from 'turndown'
import { tableOf } from './html-tables.ts'

/**
 * Maximum length of the HTML in characters, and maximum number of table cells. The page does not respond during a
 * conversion, so longer content is not converted.
 */
const MAX_LENGTH = 200_000
const MAX_CELLS = 5000
/**
 * Maximum number of list items. To number an item, the converter counts the items before it, so the time is quadratic.
 */
const MAX_ITEMS = 2000
/**
 * Maximum of the length in characters times the depth of nesting. Each enclosing quote rewrites all lines inside it.
 */
const MAX_WORK = 4_000_000
/** Elements whose end tag is optional or does not exist. */
const UNCLOSED =
  /^(?:area|br|col|colgroup|dd|dt|hr|img|input|li|link|meta|option|p|source|t[dhr]|tbody|tfoot|thead|wbr)$/i

const turndown = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
turndown.remove(['style', 'script', 'title'])
// Google Docs wraps the whole content in a bold element that is not bold.
turndown.addRule('notBold', {
  filter: (node) => /^(?:B|STRONG)$/.test(node.nodeName) && /^(?:normal|400)$/.test(node.style.fontWeight),
  replacement: (content) => content,
})
// Other readers cannot load pictures from the writer's device or from inside a mail. Pictures of one pixel are
// trackers.
turndown.addRule('foreignPictures', {
  filter: (node) => node.nodeName === 'IMG' && (!/^https?:/i.test(addressIn(node, 'src')) || isOnePixel(node)),
  replacement: () => '',
})
// Links to scripts, to paths on the writer's device and to anchors within the copied page do not work on this site.
turndown.addRule('foreignLinks', {
  filter: (node) => node.nodeName === 'A' && !/^(?:https?|mailto):/i.test(addressIn(node, 'href')),
  replacement: (content) => content,
})

/** The content of the cells and captions of the tables being converted, as Markdown. */
let contents = new Map<Node, string>()
turndown.addRule('cell', {
  filter: ['td', 'th', 'caption'],
  replacement: (content, node) => {
    contents.set(node, content)
    return `\n\n${content}\n\n`
  },
})
turndown.addRule('table', {
  filter: 'table',
  replacement: (content, node) => `\n\n${tableOf(node, contents, MAX_CELLS) ?? content}\n\n`,
})

/**
 * Converts HTML from the clipboard to Markdown. Tables, such as cells of a spreadsheet, become Markdown tables. Returns
 * '' if converting the HTML would block the page noticeably.
 */
export function htmlToMarkdown(html: string): string {
  if (isTooMuch(html)) return ''
  contents = new Map()
  try {
    return turndown.turndown(html).trim()
  } finally {
    contents.clear()
  }
}

function isTooMuch(html: string): boolean {
  if (html.length > MAX_LENGTH) return true
  let [cells, items, depth, deepest] = [0, 0, 0, 1]
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (end === '' && /^t[dh]$/i.test(name)) cells++
    if (end === '' && /^li$/i.test(name)) items++
    if (!UNCLOSED.test(name)) depth = Math.max(0, depth + (end === '' ? 1 : -1))
    deepest = Math.max(deepest, depth)
  }
  return cells > MAX_CELLS || items > MAX_ITEMS || deepest * html.length > MAX_WORK
}

function addressIn(node: Element, attribute: string): string {
  return (node.getAttribute(attribute) ?? '').trim()
}

function isOnePixel(node: Element): boolean {
  return ['width', 'height'].some((side) => /^[01](?:px)?$/.test(addressIn(node, side)))
}
