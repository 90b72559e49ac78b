import Turndown from 'turndown'
import { tableOf } from './html-tables.ts'

/** Limits of what is converted at once, as the page waits for it. */
const MAX_LENGTH = 200_000
const MAX_CELLS = 5000
/** To number an item those before it are counted. */
const MAX_ITEMS = 2000
/** Characters times nested elements: a line within quotes is written anew for each of them. */
const MAX_WORK = 4_000_000
/** Elements that may end without a tag that says so. */
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
// Google Docs puts everything in one bold element that is not bold.
turndown.addRule('notBold', {
  filter: (node) => /^(?:B|STRONG)$/.test(node.nodeName) && /^(?:normal|400)$/.test(node.style.fontWeight),
  replacement: (content) => content,
})
// Others cannot load what lies on the device of the writer or inside a mail. A picture of one pixel watches who reads.
turndown.addRule('foreignPictures', {
  filter: (node) => node.nodeName === 'IMG' && (!/^https?:/i.test(addressIn(node, 'src')) || isOnePixel(node)),
  replacement: () => '',
})
// Scripts, paths of the device and parts of the page that was copied lead nowhere from here.
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
 * Converts HTML of the clipboard to Markdown; tables, such as the cells of a spreadsheet, to tables. Returns '' for more
 * HTML than a page can convert without stopping.
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
