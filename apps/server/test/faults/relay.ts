import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** A way to a database server that can be cut. */
export interface Relay {
  host: string
  port: number
  /** Ends every connection and takes no more. */
  cut(): Promise<void>
  /** Takes connections again. */
  mend(): Promise<void>
}

/** Listens on a free loopback port and passes everything on to a server. */
export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
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
    // A server that listens on a port has such an address.
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
    async mend() {
      await listen(port)
    },
  }
}
