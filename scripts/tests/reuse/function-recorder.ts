import { Session, type Profiler } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import { ROOT } from '../suites.ts'

/** Functions that start within a module's first characters and reach its end are the module itself. */
const MODULE_HEAD = 400
const MODULE_TAIL = 40

/**
 * Records which of the repository's files had a function called in this thread, through V8's function coverage. Code
 * that merely ran because its module was loaded does not count.
 */
export class FunctionRecorder {
  readonly #session = new Session()
  readonly #files = new Set<string>()

  constructor() {
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#arm()
  }

  /** Adds what was called since the last time. V8 optimises a function only after it was collected once. */
  collect(): void {
    this.#session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error) throw error
      for (const script of answer.result) for (const path of calledIn(script)) this.#files.add(path)
    })
  }

  /** Returns what was called since the last flush, and starts from nothing. */
  flush(): string[] {
    this.collect()
    const files = [...this.#files]
    this.#files.clear()
    // V8 reports a function once; to hear of it again the recording starts over.
    this.#session.post('Profiler.stopPreciseCoverage')
    this.#arm()
    return files
  }

  #arm(): void {
    this.#session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  }
}

/**
 * Names the file of a script in which a function was called. A built bundle is named once for each function, with the
 * function's offset behind an `@`, because its source map tells the source.
 */
export function calledIn(
  { url, functions }: Pick<Profiler.ScriptCoverage, 'url' | 'functions'>,
  pathOf = pathOfScript,
): string[] {
  const path = pathOf(url)
  if (path === undefined) return []
  const end = Math.max(...functions.map(({ ranges }) => ranges[0]?.endOffset ?? 0))
  const called = withoutExportGetters(functions).filter(({ ranges: [range] }) => {
    if (range === undefined || range.count === 0) return false
    return range.startOffset > MODULE_HEAD || range.endOffset < end - MODULE_TAIL
  })
  if (!path.includes('/dist/')) return called.length > 0 ? [path] : []
  return called.map(({ ranges: [range] }) => `${path}@${range?.startOffset ?? 0}`)
}

/** Vite's form of an export: `__vite_ssr_exportName__("NAME", () => { try { return NAME } catch {} });` and a line end. */
const GETTER_LENGTH = '() => { try { return  } catch {} }'.length
const BETWEEN_GETTERS = ');\n__vite_ssr_exportName__("", '.length

/**
 * Leaves out the getters of a module's exports, which stand before all its own functions: importing a module calls
 * them. They are known by their lengths, since coverage carries no source; in another form they would count as called,
 * which runs more tests than needed.
 */
function withoutExportGetters(functions: readonly Profiler.FunctionCoverage[]): Profiler.FunctionCoverage[] {
  const own = functions.slice(MODULE_FUNCTIONS)
  let getters = 0
  let before: number | undefined
  for (const { functionName, ranges } of own) {
    const { startOffset, endOffset } = ranges[0] ?? { startOffset: 0, endOffset: 0 }
    const name = endOffset - startOffset - GETTER_LENGTH
    const follows = before === undefined || startOffset - before === BETWEEN_GETTERS + name
    if (functionName !== '' || name <= 0 || !follows) break
    before = endOffset
    getters += 1
  }
  return [...functions.slice(0, MODULE_FUNCTIONS), ...own.slice(getters)]
}

/** The script, and the function Vite wraps a module in. */
const MODULE_FUNCTIONS = 2

function pathOfScript(url: string): string | undefined {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  if (!file.startsWith(ROOT) || file.includes('/node_modules/')) return undefined
  return relative(ROOT, file.replace(/\?.*$/, ''))
}
