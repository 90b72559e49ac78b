import type { BackupOrder, BackupOutcome } from './back-up.ts'
import { failureOf } from './failure.ts'
import type { RunningThread } from './run-in-thread.ts'
import { runInThread } from './run-in-thread.ts'

/**
 * Makes and proves a backup in a thread of its own, so that nobody waits for its compression and its SQLite statements. What
 * it has written when it is stopped stays as a file with `.part` at its end.
 */
export function backUpInThread(order: BackupOrder): RunningThread<BackupOutcome> {
  const { outcome, stop } = runInThread<BackupOutcome>({ backup: order })
  return {
    outcome: outcome.catch((error: unknown) => ({
      bytes: 0,
      tables: 0,
      rows: 0,
      uploads: 0,
      failed: failureOf(error),
    })),
    stop,
  }
}
