import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { TooManyRequests } from '../refusals/too-many-requests.ts'
import type { UnsentBounds } from './unsent-answers.ts'
import { UnsentAnswers } from './unsent-answers.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'

/** More text than the buffers at both ends of a connection can hold. */
const LONG = 'x'.repeat(20_000_000)
const BOUNDS = { long: 1_000_000, total: 40_000_000, stalledMs: 60_000 }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/**
 * Serves `/long…` and `/short`, each counted for a caller of its own, and returns a function that requests one and
 * reads only its head.
 */
async function serve(bounds: UnsentBounds = BOUNDS): Promise<(path: string) => Promise<IncomingMessage>> {
  const unsent = new UnsentAnswers(bounds)
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/long') ? LONG : 'short'
    try {
      unsent.add(answer, response, request.url)
      response.end(answer)
    } catch (error) {
      response.statusCode = error instanceof TooManyRequests ? error.init.status : 500
      response.end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server[Symbol.asyncDispose]())
  const { port } = server.address() as AddressInfo
  return async (path) => {
    const sent = get({ host: '127.0.0.1', port, path, agent: false })
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    // The connection fails when the server stops, or because its reader stalls.
    answer.on('error', () => {})
    return answer
  }
}

it('UA1 long answers that nobody reads are refused with 429 beyond the total, and short ones are not', async () => {
  const ask = await serve()
  const unread = [await ask('/long'), await ask('/long')]
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await ask('/long')).statusCode).toBe(429)
  expect(await text(await ask('/short'))).toBe('short')
  expect(await text(unread[0] as IncomingMessage)).toBe(LONG)
  const next = await vi.waitFor(async () => {
    const answer = await ask('/long')
    expect(answer.statusCode).toBe(200)
    return answer
  }, WAIT_TIMEOUT)
  unread[1]?.destroy()
  next.destroy()
  await vi.waitFor(async () => expect((await ask('/long')).statusCode).toBe(200), WAIT_TIMEOUT)
})

it('UA2 an answer longer than the total is sent where no other waits', async () => {
  const ask = await serve({ ...BOUNDS, total: 1_000_000 })
  expect(await text(await ask('/long'))).toBe(LONG)
})

it('UA3 the connection of a caller that reads nothing is closed', async () => {
  const ask = await serve({ ...BOUNDS, total: 20_000_000, stalledMs: 100 })
  const stalled = await ask('/long')
  await vi.waitFor(async () => expect((await ask('/long')).statusCode).toBe(200), { timeout: 20_000 })
  await expect(text(stalled)).rejects.toThrow('aborted')
})

it('UA4 a caller has a share of the bound, and others are not refused for it', async () => {
  const ask = await serve({ ...BOUNDS, total: 60_000_000, ofOneCaller: 30_000_000 })
  const unread = await ask('/long')
  expect((await ask('/long')).statusCode).toBe(429)
  expect(await text(await ask('/long-of-another'))).toBe(LONG)
  unread.destroy()
  await vi.waitFor(async () => expect((await ask('/long')).statusCode).toBe(200), WAIT_TIMEOUT)
})
