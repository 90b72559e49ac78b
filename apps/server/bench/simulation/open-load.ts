import { setTimeout } from 'node:timers/promises'
import { Connection } from '../connection.ts'
import type { Arrival } from './arrivals.ts'
import type { Operation } from './operations.ts'
import type { Requests } from './requests.ts'
import { responsesByOperation } from './simulate.ts'

/** A connection that was idle for this time is not reused. The server closes it much later. */
const MAX_IDLE_MS = 1_500

/** The connections to one process. */
interface Target {
  port: number
  idle: { connection: Connection; since: number }[]
  running: number
}

/** Real responses to arrivals. */
export interface OpenLoadResult {
  /** Response times in milliseconds, in order of size. */
  responses: Record<Operation, number[]>
  /** Responses that were no success, with their requests. */
  failures: string[]
}

/**
 * Sends requests at the times of their arrivals, however long the responses take (an open load: readers do not wait for
 * each other). Each goes to the process with the fewest requests.
 */
export async function sendArrivals(
  ports: readonly number[],
  arrivals: Iterable<Arrival>,
  requests: Requests,
): Promise<OpenLoadResult> {
  const targets = ports.map((port): Target => ({ port, idle: [], running: 0 }))
  const result: OpenLoadResult = { responses: responsesByOperation(), failures: [] }
  const sending = new Set<Promise<void>>()
  const start = performance.now()
  for (const arrival of arrivals) {
    const wait = start + arrival.at - performance.now()
    if (wait > 0) await setTimeout(wait)
    const target = targets.reduce((best, one) => (one.running < best.running ? one : best))
    const sent = send(target, arrival, requests, result).finally(() => sending.delete(sent))
    sending.add(sent)
  }
  await Promise.all(sending)
  for (const { idle } of targets) for (const { connection } of idle) connection.close()
  for (const times of Object.values(result.responses)) times.sort((a, b) => a - b)
  return result
}

async function send(target: Target, arrival: Arrival, requests: Requests, result: OpenLoadResult): Promise<void> {
  target.running += 1
  const sent = performance.now()
  try {
    const connection = await connectionTo(target)
    const { status } = await connection.send(requests.of(arrival))
    const now = performance.now()
    target.idle.push({ connection, since: now })
    if (status === 200) result.responses[arrival.operation].push(now - sent)
    else result.failures.push(`${arrival.operation}: ${status}`)
  } catch (error) {
    result.failures.push(`${arrival.operation}: ${String(error)}`)
  } finally {
    target.running -= 1
  }
}

/** Returns the connection that was used last, or a new one. */
async function connectionTo({ port, idle }: Target): Promise<Connection> {
  const last = idle.pop()
  if (last === undefined) return Connection.open(port)
  if (performance.now() - last.since < MAX_IDLE_MS) return last.connection
  // The connections below were used even earlier.
  for (const { connection } of [last, ...idle.splice(0)]) connection.close()
  return Connection.open(port)
}
