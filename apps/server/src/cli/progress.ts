/** The progress of a long-running operation. */
export interface Progress {
  title: string
  done: number
  /** 0 while the total is unknown. */
  total: number
}

const BAR_WIDTH = 30

/**
 * Creates a progress printer: a progress bar on a terminal, otherwise one line per step and per tenth of it.
 * @param unit plural of what is counted; by default the title names it
 */
export function progressPrinter(unit?: string): (progress: Progress) => void {
  const isTerminal = process.stdout.isTTY
  let printed = ''
  return ({ title, done, total }) => {
    const share = total === 0 ? 0 : done / total
    if (isTerminal) {
      const bar = '█'.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, '░')
      const count = total === 0 ? '' : `${bar} ${done}/${total}`
      process.stdout.write(`\r${title.padEnd(22)} ${count}\u001B[K${done === total && total > 0 ? '\n' : ''}`)
      return
    }
    const line =
      total === 0 ? title : `${title}: ${Math.floor(share * 10) * 10} % of ${total} ${unit ?? title.toLowerCase()}`
    if (line !== printed) console.log(line)
    printed = line
  }
}
