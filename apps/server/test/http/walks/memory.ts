import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { MAX_BODY_BYTES } from '../../../src/platform/http/body-limit.ts'
import { HOSTILE_BODIES, jsonOperations } from '../../load-bounds/hostile-bodies.ts'
import type { NginxSite } from '../nginx-site.ts'

/** Requests at a time. Those before the first measurement load everything that is loaded only once. */
const BATCH = 30
const BATCHES = 5
/** More than a process without a leak grows. Bodies that stayed in memory would take 150 MB. */
const MAX_GROWTH_BYTES = 100 * 1024 * 1024

/** Sends bodies of maximum length that are expensive to parse, and measures the memory of the process. */
export async function walkMemory(site: NginxSite): Promise<void> {
  if (process.platform !== 'linux') {
    process.stdout.write('Not measured: the memory of another process is read from /proc, which Linux has.\n')
    return
  }
  const operation = jsonOperations.find(({ bodyLimit }) => bodyLimit === MAX_BODY_BYTES)
  if (operation === undefined) throw new Error('No operation takes a body of this length')
  const bodies = Object.values(HOSTILE_BODIES).map((body) => body(MAX_BODY_BYTES, operation))
  const url = operation.url.replaceAll(/:\w+/g, 'x')
  const send = async (n: number): Promise<void> => {
    const answer = await site.ask(
      operation.method,
      url,
      { 'content-type': 'application/json' },
      bodies[n % bodies.length],
    )
    expect([operation.id, answer.status >= 400 && answer.status < 500]).toEqual([operation.id, true])
  }
  const sendBatch = () => Promise.all(Array.from({ length: BATCH }, (_, n) => send(n)))
  await sendBatch()
  const before = memoryOf(site.pid)
  for (let sent = 0; sent < BATCHES; sent += 1) await sendBatch()
  expect(memoryOf(site.pid) - before).toBeLessThan(MAX_GROWTH_BYTES)
}

/** Resident bytes of a process. */
function memoryOf(pid: number): number {
  return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
