import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The outcome of a request: it is forwarded (`pass`), aborted before the server receives it (`cut`), or never gets a
 * response (`hang`). It can also be forwarded with its response aborted halfway (`half`) or before it begins (`lost`).
 * A number is the status of a response that the proxy sends itself.
 */
export type Outcome = 'cut' | 'half' | 'hang' | 'lost' | 'pass' | number

/** An HTTP proxy on the loopback address that causes the faults that a test chooses. */
export interface FaultyProxy {
  port: number
  /** Method and path of every request, in the order of arrival. */
  seen: string[]
  /** Sets what happens to the next requests; everything is forwarded at first. */
  decide(outcome: (method: string, path: string) => Outcome): void
  stop(): Promise<void>
}

/**
 * Starts a proxy in front of a server on the loopback address.
 * @param target port of the server
 */
export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  const seen: string[] = []
  let decision: (method: string, path: string) => Outcome = () => 'pass'
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    seen.push(`${method} ${url}`)
    const outcome = decision(method, url)
    if (outcome === 'hang') return
    if (outcome === 'cut') {
      incoming.socket.destroy()
      return
    }
    if (typeof outcome === 'number') {
      outgoing.writeHead(outcome).end()
      return
    }
    const { headers } = incoming
    const onward = request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      if (outcome === 'lost') {
        answer.resume()
        incoming.socket.destroy()
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (outcome === 'half') void breakOff(answer, incoming)
      else answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)

    async function breakOff(answer: IncomingMessage, from: IncomingMessage): Promise<void> {
      const parts = await answer.toArray()
      const bytes = Buffer.concat(parts as Buffer[])
      outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => from.socket.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // It listens on a TCP port, so this is an `AddressInfo`.
    port: (server.address() as AddressInfo).port,
    seen,
    decide: (outcome) => (decision = outcome),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
