import MarkdownIt, { type Env, type MarkdownIt as Parser, type StateBlock } from 'markdown-it'

/** Environment with the number of table cells that the rest of the text may create. */
export interface TableEnv extends Env {
  cellsLeft: number
}

/** Returns the number of cells allowed in a text: half of its characters, as in `|a|b|`, plus 500 for short texts. */
export function cellBudget(source: string): number {
  return 500 + Math.floor(source.length / 2)
}

const tableParser = new MarkdownIt('zero')
tableParser.block.ruler.enableOnly('table')
const [parseTable] = tableParser.block.ruler.getRules('')

/**
 * Parses a table up to the row at which the text's budget of cells is spent; the rest stays text. The budget is needed
 * because a row shorter than the header is filled up with empty cells: below a wide header, every short line becomes
 * long HTML.
 */
function boundedTable(state: StateBlock, first: number, last: number, silent: boolean): boolean {
  // The environment is the object that `parseEnvironment` returned.
  const env = state.env as TableEnv
  const delimiters = state.src.slice(state.bMarks[first + 1], state.eMarks[first + 1])
  const columns = delimiters.split('|').length
  const rowsLeft = Math.floor(env.cellsLeft / columns)
  if (rowsLeft < 1 || !parseTable?.(state, first, Math.min(last, first + 1 + rowsLeft), silent)) return false
  if (!silent) env.cellsLeft -= columns * (state.line - first - 1)
  return true
}

/** Parses tables, with a limited number of cells per text. */
export function tables(md: Parser): void {
  md.block.ruler.at('table', boundedTable, { alt: ['paragraph', 'reference'] })
}
