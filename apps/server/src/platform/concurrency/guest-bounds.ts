import type { QueueBounds } from './bounded-queue.ts'

/**
 * Bounds of a queue for what is rendered or gathered for guests. Enough tasks run at once to keep the processor busy
 * while some of them wait for the database. Each task takes far less than a second, so a guest only waits for 15 s
 * during an attack. One network (`callerNetwork`) has at most half of the places to wait.
 */
export const GUEST_BOUNDS: QueueBounds = {
  running: 4,
  waiting: 1_000,
  waitingForOne: 500,
  maxWaitMs: 15_000,
  retrySeconds: 10,
}
