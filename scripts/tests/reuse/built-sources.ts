import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from '../suites.ts'

/** Finds the sources of functions in built files through the source maps beside them. */
export class BuiltSources {
  readonly #files = new Map<string, ((offset: number) => string | undefined) | undefined>()

  /**
   * Returns the sources of a function.
   * @param place `<built file>@<offset of the function>`, from the root of the repository
   * @returns empty if the file has no source map, or no longer exists
   */
  sourcesOf(place: string): string[] {
    const at = place.lastIndexOf('@')
    const [path, offset] = [place.slice(0, at), Number(place.slice(at + 1))]
    if (!this.#files.has(path)) this.#files.set(path, lookUpIn(path))
    const lookUp = this.#files.get(path)
    if (lookUp === undefined) return []
    // The mapping at a function's first character may belong to its neighbour; one further inside does not.
    return [lookUp(offset), lookUp(offset + INSIDE)].filter((source) => source !== undefined)
  }
}

/** Number of characters into a function after which a mapping is the function's own. */
const INSIDE = 12

function lookUpIn(path: string): ((offset: number) => string | undefined) | undefined {
  const [code, map] = [join(ROOT, path), join(ROOT, `${path}.map`)]
  if (!existsSync(code) || !existsSync(map)) return undefined
  // The build has written the source map in this format.
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
  const starts = lineStarts(readFileSync(code, 'utf8'))
  return (offset) => {
    const line = lineOf(starts, offset)
    const entry = sources.findEntry(line, offset - (starts[line] ?? 0))
    // The bundler's own code has no source, although the type says otherwise.
    const source = 'originalSource' in entry ? (entry.originalSource as string | undefined) : undefined
    return source === undefined ? undefined : join(dirname(path), source)
  }
}

function lineStarts(code: string): number[] {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Returns the last line that starts at or before an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
