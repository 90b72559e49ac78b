import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

/** Sizes of the code that a page loads and executes: of one file, or of one module within a file. */
export interface Weight {
  /** Length of the minified code. */
  bytes: number
  /** Bytes of the minified code that were executed. */
  executed: number
  /** Gzipped size in bytes. A module gets a share of its file's size. */
  gzip: number
}

const SERVED = '/static/site/'

/** Begins to record which code a page executes. Call it before the page opens. */
export async function recordExecuted(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true })
}

/**
 * Returns the sizes of the code that the page has loaded so far, by module. Code that the bundler or a plugin added is
 * counted under the name of its file.
 */
export async function executedSoFar(cdp: CDPSession): Promise<Map<string, Weight>> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage')
  const modules = new Map<string, Weight>()
  for (const { url, functions } of result) {
    const path = URL.canParse(url) ? new URL(url).pathname : ''
    if (!path.startsWith(SERVED)) continue
    const file = join(import.meta.dirname, '../dist/client', path.slice(SERVED.length))
    const code = readFileSync(file, 'utf8')
    const isExecuted = new Uint8Array(code.length)
    // Outer ranges come first; inner ranges override them.
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

/** Adds up the sizes. */
export function sumOf(weights: Iterable<Weight>): Weight {
  const sum = { bytes: 0, executed: 0, gzip: 0 }
  for (const { bytes, executed, gzip } of weights) {
    sum.bytes += bytes
    sum.executed += executed
    sum.gzip += gzip
  }
  return sum
}

/**
 * Returns a function that uses the source map to find the module of a character in a built file. The returned function
 * must be called for every offset, in ascending order.
 */
function modulesIn(file: string, code: string): (at: number) => string {
  const own = file.split('/').at(-1) ?? file
  // Files that the bundler wrote itself have no source map.
  if (!existsSync(`${file}.map`)) return () => own
  // The source map comes from our own build, so its shape is trusted.
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
