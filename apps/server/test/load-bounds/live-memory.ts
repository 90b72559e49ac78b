import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Memory of a process, in bytes. */
export interface LiveMemory {
  /** Objects that are alive. */
  heap: number
  /** Buffers outside of the heap. */
  external: number
  /** All memory that the process has from the system. */
  resident: number
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Collects garbage and measures what is left. */
export function liveMemory(): LiveMemory {
  collectGarbage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed, external, resident: rss }
}
