import Turndown from 'turndown'

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
// Pictures of other sites and of files on the reader's own device are not stored here.
turndown.addRule('ownPictures', {
  filter: (node) => node.nodeName === 'IMG' && !/^https?:/.test(node.getAttribute('src') ?? ''),
  replacement: () => '',
})
turndown.addRule('table', {
  filter: (node) => node.nodeName === 'TABLE',
  replacement: (_content, node) => ('querySelectorAll' in node ? tableOf(node) : ''),
})

/** Converts HTML of the clipboard to Markdown; tables, such as the cells of a spreadsheet, to tables. */
export function htmlToMarkdown(html: string): string {
  return turndown.turndown(html).trim()
}

/** Returns a table whose first row is its head, as Markdown requires one; a single cell is only text. */
function tableOf(table: Element): string {
  const rows = all(table, 'tr').map((row) => all(row, 'td, th').map(cellText))
  const width = Math.max(...rows.map((cells) => cells.length), 0)
  if (width <= 1 && rows.length <= 1) return rows[0]?.[0] ?? ''
  const lines = rows.map((cells) => lineOf(Array.from({ length: width }, (_, at) => cells[at] ?? '')))
  lines.splice(1, 0, lineOf(Array<string>(width).fill('---')))
  return `\n\n${lines.join('\n')}\n\n`
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The lists of the document that tests use cannot be spread. */
function all(within: Element, selector: string): Element[] {
  return Array.from(within.querySelectorAll(selector))
}

/** A cell is one line, and ends at a bar. */
function cellText(cell: Element): string {
  return turndown.turndown(cell.innerHTML).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}
