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

  /** Adds what was called since the last time. */
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
    return files
  }

  #arm(): void {
    // Without counts V8 reports a function only once in the life of a thread, which serves many test files.
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
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

/** Vite's form of a module: a strict script with one function, at whose beginning the exports stand. */
const MODULE_START =
  "'use strict';async (__vite_ssr_exports__,__vite_ssr_import_meta__,__vite_ssr_import__,__vite_ssr_dynamic_import__," +
  '__vite_ssr_exportAll__,__vite_ssr_exportName__,__filename,__dirname,module,exports,require)=>{{'
/** The form of an export, around its name and the name of what it returns. */
const EXPORT = ['__vite_ssr_exportName__("', '", ', '() => { try { return ', ' } catch {} }', ');\n'] as const
const GETTER_LENGTH = EXPORT[2].length + EXPORT[3].length
/** From the end of one getter to the beginning of the next. */
const BETWEEN_GETTERS = EXPORT[4].length + EXPORT[0].length + EXPORT[1].length

/**
 * Leaves out the getters of a module's exports, which stand before all its own functions: importing a module calls
 * them. They are known by their places and lengths, since coverage carries no source; in another form they would count
 * as called, which runs more tests than needed.
 */
function withoutExportGetters(functions: readonly Profiler.FunctionCoverage[]): Profiler.FunctionCoverage[] {
  let before = MODULE_START.length - EXPORT[4].length
  return functions.filter(({ functionName, ranges: [range] }) => {
    if (functionName !== '' || range === undefined) return true
    const name = range.endOffset - range.startOffset - GETTER_LENGTH
    if (name <= 0 || range.startOffset - before !== BETWEEN_GETTERS + name) return true
    before = range.endOffset
    return false
  })
}

function pathOfScript(url: string): string | undefined {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  if (!file.startsWith(ROOT) || file.includes('/node_modules/')) return undefined
  return relative(ROOT, file.replace(/\?.*$/, ''))
}
