import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { emptyDatabase, environmentOf } from '../databases/test-database.ts'

/** A TCP proxy in front of a database server whose connections can be cut. */
export interface Relay {
  host: string
  port: number
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections again. */
  restore(): Promise<void>
}

/**
 * Creates an empty PostgreSQL database behind a relay for one test, and the environment of an automatic install on it.
 */
export async function relayedDatabase(): Promise<{ relay: Relay; environment: Record<string, string> }> {
  const { config, drop } = await emptyDatabase('postgres')
  onTestFinished(drop)
  if (config.type !== 'postgres') throw new Error('A database of PostgreSQL is expected')
  const relay = await startRelay(config)
  onTestFinished(() => relay.cut())
  return { relay, environment: environmentOf({ ...config, host: relay.host, port: relay.port }) }
}

/** Listens on a free loopback port and forwards everything to a server. */
async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(target.port, target.host)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    // It listens on a TCP port, so this is an `AddressInfo`.
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    host: '127.0.0.1',
    port,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
    async restore() {
      await listen(port)
    },
  }
}
