import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** A built file in the package, a source file here: `imports` of package.json says which. */
const PROGRAM = createRequire(import.meta.url).resolve('#backup-thread')
/** Rows and files are streamed; most of it is the program itself. */
const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** Work that a thread does. */
export interface RunningThread<Outcome> {
  outcome: Promise<Outcome>
  /** Ends it at once, whatever it has written so far. */
  stop(): Promise<void>
}

/**
 * Carries out an order in a thread of its own, which ends with the process.
 * @param order one of those that `backup-thread.js` knows, under its name
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
