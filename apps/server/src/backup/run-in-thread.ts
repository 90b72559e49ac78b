import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/**
 * The thread's program: the built file in the package, or the source file in the repository, as `imports` of
 * package.json defines.
 */
const PROGRAM = createRequire(import.meta.url).resolve('#backup-thread')
/** Heap limits. Rows and files are streamed, so most of the heap is the code itself. */
const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** Work that runs in a worker thread. */
export interface RunningThread<Outcome> {
  outcome: Promise<Outcome>
  /** Terminates the thread immediately, which may leave partial output. */
  stop(): Promise<void>
}

/**
 * Runs an order in a worker thread, which ends with the process.
 * @param order one of the named orders that `backup-thread.js` knows
 */
export function runInThread<Outcome>(order: object): RunningThread<Outcome> {
  const worker = new Worker(PROGRAM, { workerData: order, resourceLimits: HEAP_MB })
  const outcome = new Promise<Outcome>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended before its work.')))
  })
  worker.unref()
  return {
    outcome,
    async stop() {
      await worker.terminate()
    },
  }
}
