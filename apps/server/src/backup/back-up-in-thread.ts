import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { BackupOrder, BackupOutcome } from './back-up.ts'
import { failureOf } from './failure.ts'

/** A built file in the package, a source file here: `imports` of package.json says which. */
const PROGRAM = createRequire(import.meta.url).resolve('#backup-thread')
/** Rows and files are streamed; most of it is the program itself. */
const HEAP_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** A backup that is being made. */
export interface RunningBackup {
  outcome: Promise<BackupOutcome>
  /** Ends it at once; what it has written so far stays as a file with `.part` at its end. */
  stop(): Promise<void>
}

/**
 * Makes and proves a backup in a thread of its own, so that nobody waits for its compression and its SQLite statements.
 * The thread ends with the process.
 */
export function backUpInThread(order: BackupOrder): RunningBackup {
  const worker = new Worker(PROGRAM, { workerData: order, resourceLimits: HEAP_MB })
  const outcome = new Promise<BackupOutcome>((resolve) => {
    const fail = (error: unknown): void =>
      resolve({ bytes: 0, tables: 0, rows: 0, uploads: 0, failed: failureOf(error) })
    worker.once('message', resolve)
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('The thread of the backup ended.')))
  })
  worker.unref()
  return {
    outcome,
    async stop() {
      await worker.terminate()
    },
  }
}
