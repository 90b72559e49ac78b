import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerProcess } from '../processes/start-process.ts'
import { startServerProcess } from '../processes/start-process.ts'

/** Milliseconds for which a connection stays open before its responses are judged. */
const TIMEOUT_MS = 5000

// These tests run on one engine, because malformed requests are refused before the database is used.
describe('requests that a proxy and the server could read differently', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess({ SAMPLE_CONTENT: 'off' })
  })
  afterAll(async () => void (await server?.stop()))

  /**
   * Sends bytes over a connection. Returns the statuses of all responses, and true if the server closed the connection.
   */
  function send(bytes: string): Promise<{ statuses: number[]; isClosed: boolean }> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
      let received = ''
      const end = (isClosed: boolean) => {
        socket.destroy()
        const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
        resolve({ statuses, isClosed })
      }
      socket.setTimeout(TIMEOUT_MS, () => end(false))
      socket.on('data', (chunk) => (received += chunk.toString('latin1')))
      socket.on('error', reject)
      socket.on('end', () => end(true))
      socket.write(bytes)
    })
  }

  const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
  const HOST = 'Host: localhost'
  /** A request that is hidden in the body of another one. */
  const HIDDEN = lines('GET /healthz HTTP/1.1', HOST)

  it('MF1 a request names one valid host', async () => {
    const hosts = [
      [[HOST, 'Host: else.example'], 400],
      [['host: else.example', HOST], 400],
      [[HOST, HOST], 400],
      [[], 400],
      [['Host: a b'], 400],
      [['Host: else.example/path'], 400],
      [['Host: user@else.example'], 400],
      [['Host: else.example#x'], 400],
      [['Host: else.example:80:80'], 400],
      [['Host: localhost'], 200],
      [['Host: localhost:9080'], 200],
      [['Host: [::1]:9080'], 200],
      [['Host: xn--bcher-kva.example'], 200],
    ] as const
    // The second response for the page comes from the cache.
    for (const path of ['/questions', '/questions', '/healthz', '/answer/api/v1/siteinfo']) {
      for (const [headers, status] of hosts) {
        const request = lines(`GET ${path} HTTP/1.1`, ...headers, 'Connection: close')
        expect([path, headers, (await send(request)).statuses]).toEqual([path, headers, [status]])
      }
    }
  }, 60_000)

  it('MF2 of a body whose length can be read in two ways nothing is taken for a further request', async () => {
    const post = (...headers: string[]) => lines('POST /answer/api/v1/user/login/email HTTP/1.1', HOST, ...headers)
    const shapes = {
      'both lengths': `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
      'both lengths, the other way': `${post('Transfer-Encoding: chunked', 'Content-Length: 50')}0\r\n\r\n${HIDDEN}`,
      'two lengths': `${post('Content-Length: 0', `Content-Length: ${HIDDEN.length}`)}${HIDDEN}`,
      'a list of lengths': `${post(`Content-Length: 0, ${HIDDEN.length}`)}${HIDDEN}`,
      'a signed length': `${post('Content-Length: +0')}${HIDDEN}`,
      'a hexadecimal length': `${post('Content-Length: 0x0')}${HIDDEN}`,
      'an unknown coding': `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`,
      'a coding that is not the last': `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
      'two codings': `${post('Transfer-Encoding: identity', 'Transfer-Encoding: chunked', 'Content-Length: 3')}0\r\n\r\n${HIDDEN}`,
      'a space before the colon': `${post('Transfer-Encoding : chunked', 'Content-Length: 0')}${HIDDEN}`,
      'a folded line': `${post('X: a', ' Transfer-Encoding: chunked', 'Content-Length : 0')}${HIDDEN}`,
      'a chunk of a wrong size': `${post('Transfer-Encoding: chunked')}0x0\r\n\r\n${HIDDEN}`,
      'a chunk with a bare line feed': `${post('Transfer-Encoding: chunked')}0\n\n${HIDDEN}`,
      'a bare carriage return': `${post('X: a\rContent-Length: 0', 'Content-Length: 0')}${HIDDEN}`,
      'a NUL in a header': `${post('X: a\0b', 'Content-Length: 0')}${HIDDEN}`,
    }
    for (const [name, bytes] of Object.entries(shapes)) {
      const { statuses, isClosed } = await send(bytes)
      expect([name, statuses, isClosed]).toEqual([name, [400], true])
    }
  }, 60_000)
})
