import { Agent, get } from 'node:http'

/** What a target managed. */
export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const CONNECTIONS = 20
const WARM_UP = 200
const REQUESTS = 3000

/**
 * Asks for one address again and again over kept connections, a bounded number of times.
 * @param url a loopback address
 */
export async function measure(url: string): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  await repeat(url, agent, WARM_UP)
  const started = performance.now()
  const times = await repeat(url, agent, REQUESTS)
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: REQUESTS / seconds, p50: at(0.5), p99: at(0.99) }
}

async function repeat(url: string, agent: Agent, count: number): Promise<number[]> {
  let left = count
  const times: number[] = []
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const started = performance.now()
      await once(url, agent)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  return times
}

function once(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.on('end', resolve)
    }).on('error', reject)
  })
}
