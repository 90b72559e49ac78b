/**
 * Returns a table as Markdown, below its caption. The first row becomes the table head, because Markdown requires
 * one. Returns null for a table that does not contain data (used for layout, or with a single cell), or that has
 * too many cells.
 *
 * @param contents Markdown of the cells and captions
 * @param maxCells maximum number of cells, including those covered by merged cells
 */
export function tableOf(table: Element, contents: ReadonlyMap<Node, string>, maxCells: number): string | null {
  const rows = isLayout(table) ? null : rowsOf(table, contents, maxCells)
  if (rows === null) return null
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  if (rows.length * width <= 1 || rows.length * width > maxCells) return null
  const lines = rows.map((cells) => lineOf(Array.from({ length: width }, (_, at) => cells[at] ?? '')))
  lines.splice(1, 0, lineOf(Array<string>(width).fill('---')))
  const caption = all(table, 'caption').map((element) => oneLine(contents.get(element)))
  return [...caption, lines.join('\n')].join('\n\n').trim()
}

/** Tables that contain tables or code blocks count as layout, because a Markdown table row is a single line. */
function isLayout(table: Element): boolean {
  return /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || all(table, 'table, pre').length > 0
}

/**
 * Returns the cells of each row. A merged cell is followed by empty cells, in its row and in the rows below. Returns
 * null for too many cells.
 */
function rowsOf(table: Element, contents: ReadonlyMap<Node, string>, maxCells: number): string[][] | null {
  const rows: string[][] = []
  /** By column, the number of further rows that a cell above spans. */
  const spanned: number[] = []
  let count = 0
  for (const row of all(table, 'tr')) {
    const cells: string[] = []
    const add = (text: string, rowSpan: number) => {
      spanned[cells.length] = rowSpan - 1
      cells.push(text)
    }
    const addSpanned = () => {
      for (let left = spanned[cells.length] ?? 0; left > 0; left = spanned[cells.length] ?? 0) add('', left)
    }
    const own = all(row, 'td, th')
    for (const cell of own) {
      addSpanned()
      const [columns, rowSpan] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      if (count + cells.length + columns > maxCells) return null
      add(cellText(contents.get(cell)), rowSpan)
      for (let more = columns; more > 1; more--) add('', rowSpan)
    }
    addSpanned()
    count += cells.length
    if (count > maxCells) return null
    // Word processors write empty rows for merged cells.
    if (own.length > 0) rows.push(cells)
  }
  return rows
}

function spanOf(cell: Element, attribute: string): number {
  return Math.max(1, Number.parseInt(cell.getAttribute(attribute) ?? '', 10) || 1)
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/**
 * Returns the matching elements. Uses `Array.from`, because the node lists of the DOM used in tests are not iterable.
 */
function all(within: Element, selector: string): Element[] {
  return Array.from(within.querySelectorAll(selector))
}

function oneLine(content = ''): string {
  return content.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the Markdown of a cell on one line, with escaped `|`, which would otherwise end the cell. */
function cellText(content?: string): string {
  return oneLine(content).replaceAll('|', '\\|')
}
