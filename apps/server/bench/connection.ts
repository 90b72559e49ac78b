import type { Socket } from 'node:net'
import { connect } from 'node:net'

/** The response to one request. */
export interface Answer {
  status: number
  /** Bytes of the body as sent, usually compressed. */
  bytes: number
}

const HEADER_END = '\r\n\r\n'
/** Timeout of a response, in milliseconds. */
const TIMEOUT_MS = 60_000
const EMPTY = Buffer.alloc(0)

/**
 * A keep-alive HTTP/1.1 connection with one request at a time. It only finds the end of a response, so that the load
 * generator costs little compared to the server it measures.
 */
export class Connection {
  #socket: Socket
  #received: Buffer = EMPTY
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('No answer came')))
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server closed the connection')))
  }

  /** @param port on the loopback address */
  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
    })
  }

  /** @param request a complete request in wire format */
  send(request: Buffer): Promise<Answer> {
    if (this.#socket.destroyed) return Promise.reject(new Error('The server has closed the connection'))
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const answer = readAnswer(this.#received)
    if (!answer) return
    this.#received = EMPTY
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(answer)
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = undefined
  }
}

/** Returns the response once it is complete, undefined before. */
function readAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf(HEADER_END)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const start = end + HEADER_END.length
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length !== undefined) {
    return received.length - start < Number(length) ? undefined : { status, bytes: Number(length) }
  }
  if (!/^transfer-encoding: *chunked/im.test(head)) return { status, bytes: 0 }
  return readChunks(received, start, status)
}

function readChunks(received: Buffer, start: number, status: number): Answer | undefined {
  let bytes = 0
  for (let at = start; ;) {
    const lineEnd = received.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (received.length < next) return undefined
    if (size === 0) return { status, bytes }
    bytes += size
    at = next
  }
}
