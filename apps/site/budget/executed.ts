import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

/** The code of a file, or of a module in it, that a page loads and executes. */
export interface Weight {
  /** Length of the minified code. */
  bytes: number
  /** Of these, what was executed. */
  executed: number
  /** Gzipped bytes: those of a file, and a module's share of its file's. */
  gzip: number
}

const SERVED = '/static/site/'

/** Begins to record which code a page executes; to be called before it is opened. */
export async function recordExecuted(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
}

/** Returns what the page loaded so far, by module; code that the bundler or a plugin added counts as its file's. */
export async function executedSoFar(cdp: CDPSession): Promise<Map<string, Weight>> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage')
  const modules = new Map<string, Weight>()
  for (const { url, functions } of result) {
    const path = URL.canParse(url) ? new URL(url).pathname : ''
    if (!path.startsWith(SERVED)) continue
    const file = join(import.meta.dirname, '../dist/client', path.slice(SERVED.length))
    const code = readFileSync(file, 'utf8')
    const isExecuted = new Uint8Array(code.length)
    // Outer ranges come first, and inner ones correct them.
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) isExecuted.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    }
    const perByte = gzipSync(code, { level: 9 }).length / code.length
    const moduleOf = modulesIn(file, code)
    for (let at = 0; at < code.length; at += 1) {
      const module = moduleOf(at)
      const weight = modules.get(module) ?? { bytes: 0, executed: 0, gzip: 0 }
      modules.set(module, weight)
      weight.bytes += 1
      weight.executed += isExecuted[at] ?? 0
      weight.gzip += perByte
    }
  }
  return modules
}

/** Adds weights up. */
export function sumOf(weights: Iterable<Weight>): Weight {
  const sum = { bytes: 0, executed: 0, gzip: 0 }
  for (const { bytes, executed, gzip } of weights) {
    sum.bytes += bytes
    sum.executed += executed
    sum.gzip += gzip
  }
  return sum
}

/** Finds the module of each place in a built file by its source map; places are to be asked in their order. */
function modulesIn(file: string, code: string): (at: number) => string {
  const own = file.split('/').at(-1) ?? file
  // Where the bundler wrote a file itself, there is none.
  if (!existsSync(`${file}.map`)) return () => own
  // The bundler wrote the map.
  const map = new SourceMap(
    JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
  let [line, column] = [0, 0]
  return (at) => {
    const entry = map.findEntry(line, column)
    const source = 'originalSource' in entry ? entry.originalSource : undefined
    if (code[at] === '\n') [line, column] = [line + 1, 0]
    else column += 1
    return typeof source !== 'string' ? own : source.replace(/^.*node_modules\//, '').replace(/^(\.\.\/)+/, '')
  }
}
