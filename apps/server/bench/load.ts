import { Connection } from './connection.ts'

/** Figures of a server in one measurement. */
export interface Measured {
  perSecond: number
  requests: number
  /** Median response time in milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Average bytes of a body as sent, usually compressed. */
  bytes: number
  /** Number of requests that got status 429; always 0 unless the measurement accepts that status. */
  refused: number
}

/** A server, and the requests to send to it. */
export interface Target {
  /** Port of the server on the loopback address. */
  port: number
  /**
   * Returns the next request to send, in wire format.
   * @param lane index of its connection
   */
  next(lane: number): Buffer
}

/** A response had another status than the expected ones. */
export class NoSuccess extends Error {
  override name = 'NoSuccess'
}

/** Sends requests to a server over several connections, one at a time on each. */
export class Load {
  #port: number
  #connections: number

  /** @param port on the loopback address */
  constructor(port: number, connections: number) {
    this.#port = port
    this.#connections = connections
  }

  /**
   * Sends requests for a duration, each as soon as the previous response has arrived, over keep-alive connections that
   * are opened before the measurement. Servers close idle connections, so each call opens new ones.
   * @param takes accepted statuses; only 200 by default
   * @throws {NoSuccess} at any other status, because the speed of failures means nothing
   */
  run(next: Target['next'], milliseconds: number, takes: readonly number[] = [200]): Promise<Measured> {
    const until = performance.now() + milliseconds
    return this.#drive({ next, takes, goesOn: (sent) => sent === 0 || performance.now() < until })
  }

  /**
   * Sends a number of requests.
   * @throws {NoSuccess} as `run` does
   */
  send(next: Target['next'], requests: number): Promise<Measured> {
    return this.#drive({ next, takes: [200], goesOn: (sent) => sent < requests })
  }

  async #drive(plan: Plan): Promise<Measured> {
    const lanes = Array.from({ length: this.#connections }, () => Connection.open(this.#port))
    const connections = await Promise.all(lanes)
    try {
      return await drive(connections, plan)
    } finally {
      for (const connection of connections) connection.close()
    }
  }
}

/** The requests of a connection, and how many of them are sent. */
interface Plan extends Pick<Target, 'next'> {
  /** Statuses that are accepted; any other one ends the measurement with an error. */
  takes: readonly number[]
  /** Returns true if another request follows after this number of requests. */
  goesOn(sent: number): boolean
}

async function drive(connections: readonly Connection[], { next, takes, goesOn }: Plan): Promise<Measured> {
  const times: number[] = []
  let bytes = 0
  let asked = 0
  let refused = 0
  const started = performance.now()
  const ask = async (connection: Connection, lane: number): Promise<void> => {
    for (let sent = performance.now(); goesOn(asked);) {
      asked += 1
      const request = next(lane)
      const answer = await connection.send(request)
      if (!takes.includes(answer.status)) throw new NoSuccess(`${firstLine(request)} was answered ${answer.status}`)
      const now = performance.now()
      times.push(now - sent)
      bytes += answer.bytes
      if (answer.status === 429) refused += 1
      sent = now
    }
  }
  await Promise.all(connections.map(ask))
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  const perSecond = times.length / seconds
  return {
    perSecond,
    requests: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bytes: bytes / times.length,
    refused,
  }
}

function firstLine(request: Buffer): string {
  return request.toString('utf8').split('\r\n')[0] ?? ''
}

/** Writes a request in wire format. It accepts compression, like a browser. */
export function requestOf(given: {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  cookie?: string
  body?: unknown
}): Buffer {
  const { method = 'GET', path, token, cookie, body } = given
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Language: en_US',
    'Accept-Encoding: br, gzip',
    ...(token === undefined ? [] : [`Authorization: ${token}`]),
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${text}`)
}

/** Cycles through the requests of a list. */
export function inTurn(requests: readonly Buffer[]): Target['next'] {
  let turn = 0
  return () => {
    const request = requests[turn % requests.length]
    turn += 1
    if (!request) throw new Error('There is nothing to ask')
    return request
  }
}
