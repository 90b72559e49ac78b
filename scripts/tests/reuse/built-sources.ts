import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from '../suites.ts'

/** Finds the sources of functions in built files through the source maps beside them. */
export class BuiltSources {
  readonly #files = new Map<string, ((offset: number) => string | undefined) | undefined>()

  /**
   * Names the sources of a function.
   * @param place `<built file>@<offset of the function>`, from the root of the repository
   * @returns no source when the file has no map, or is not there any more
   */
  sourcesOf(place: string): string[] {
    const at = place.lastIndexOf('@')
    const [path, offset] = [place.slice(0, at), Number(place.slice(at + 1))]
    if (!this.#files.has(path)) this.#files.set(path, lookUpIn(path))
    const lookUp = this.#files.get(path)
    if (lookUp === undefined) return []
    // The mapping before a function's first character may still belong to its neighbour; the one behind it does not.
    return [lookUp(offset), lookUp(offset + INSIDE)].filter((source) => source !== undefined)
  }
}

/** Characters into a function after which a mapping is its own. */
const INSIDE = 12

function lookUpIn(path: string): ((offset: number) => string | undefined) | undefined {
  const [code, map] = [join(ROOT, path), join(ROOT, `${path}.map`)]
  if (!existsSync(code) || !existsSync(map)) return undefined
  // The source map that the build wrote.
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
  const starts = lineStarts(readFileSync(code, 'utf8'))
  return (offset) => {
    const line = lineOf(starts, offset)
    const entry = sources.findEntry(line, offset - (starts[line] ?? 0))
    // Code of the bundler itself has no source, whatever the declaration says.
    const source = 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined
    return source === undefined ? undefined : join(dirname(path), source)
  }
}

function lineStarts(code: string): number[] {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The last line that starts at or before an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
