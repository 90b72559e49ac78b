import type { BackupOrder, BackupOutcome } from './back-up.ts'
import { failureOf } from './failure.ts'
import type { RunningThread } from './run-in-thread.ts'
import { runInThread } from './run-in-thread.ts'

/**
 * Makes a backup and proves that it can be restored, in a worker thread, because compression and SQLite statements
 * would block the event loop. Stopping it may leave an unproved file and a scratch database, which `clearStopped`
 * removes.
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
