/**
 * Returns a table as Markdown, with its caption before it and its first row as the head, as Markdown requires one.
 * Returns null for what is no table of data: one that lays out a mail or a page, a single cell, or too many cells.
 *
 * @param contents Markdown of the cells and captions
 * @param maxCells most cells of a table, those that others span included
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

/** A line of a table has no room for a table or for lines of code. */
function isLayout(table: Element): boolean {
  return /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || all(table, 'table, pre').length > 0
}

/**
 * The cells of each row; a cell that spans others is followed by empty ones, in its row and in those below. Returns null
 * if these are too many.
 */
function rowsOf(table: Element, contents: ReadonlyMap<Node, string>, maxCells: number): string[][] | null {
  const rows: string[][] = []
  /** Of each column, the rows that a cell above still spans. */
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
    // Word processors write rows without cells below those that are spanned.
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

/** The lists of the document that tests use cannot be spread. */
function all(within: Element, selector: string): Element[] {
  return Array.from(within.querySelectorAll(selector))
}

function oneLine(content = ''): string {
  return content.replaceAll(/\s+/g, ' ').trim()
}

/** A cell ends at a bar. */
function cellText(content?: string): string {
  return oneLine(content).replaceAll('|', '\\|')
}
