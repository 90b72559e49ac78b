import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Memory of a process, in bytes. */
export interface LiveMemory {
  /** Live objects of the heap. */
  heap: number
  /** Buffers outside of the heap. */
  external: number
  /** Resident memory of the process. */
  resident: number
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Collects garbage and measures the remaining memory. */
export function liveMemory(): LiveMemory {
  collectGarbage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed, external, resident: rss }
}
