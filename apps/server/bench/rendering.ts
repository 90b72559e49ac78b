import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { BenchSite } from './bench-site.ts'
import { Connection } from './connection.ts'
import { requestOf } from './load.ts'

const API = '/answer/api/v1'
/** The text of maximum length that takes longest to render: a table. */
const SLOWEST_MARKDOWN = `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${`${'|a'.repeat(20)}|\n`.repeat(1558)}`
/** Length of the idle phase that measures the delays of the machine itself, in milliseconds. */
const PAUSE_MS = 300
const PROBE = requestOf({ path: '/healthz' })

/** Medians of one kind of request, in milliseconds. */
interface Figures {
  act: number
  /** Processor time of the server during the request; it does not depend on the load of the machine. */
  processor: number
  /** Longest response time of a concurrent probe: how long the event loop was blocked. */
  blocked: number
}

export interface RenderingResult {
  /** Figures by kind: no request, a preview, and an answer. */
  acts: Record<string, Figures>
  /** Load average of the last minute, which response times depend on. */
  load: number
}

/**
 * Measures for how long the event loop is blocked while the most expensive accepted text is rendered.
 * @param rounds number of requests of each kind
 */
export async function measureRendering(site: BenchSite, rounds: number): Promise<RenderingResult> {
  const [token = ''] = site.tokens
  const write = async (path: string, body: unknown): Promise<void> => {
    // Opened per request, because the server closes idle connections.
    const writing = await Connection.open(site.port)
    const { status } = await writing.send(requestOf({ method: 'POST', path: API + path, token, body }))
    writing.close()
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  }
  let answers = 0
  const acts = {
    nothing: () => setTimeout(PAUSE_MS),
    preview: () => write('/post/render', { content: SLOWEST_MARKDOWN }),
    answer: () => {
      answers += 1
      return write('/answer', { question_id: site.sample[answers]?.id, content: `${answers}\n\n${SLOWEST_MARKDOWN}` })
    },
  }
  const result: RenderingResult['acts'] = {}
  for (const [name, act] of Object.entries(acts)) {
    // Warm-up: the first request of a kind may start a thread.
    await act()
    const all: Figures[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await measure(site, act))
    const medianOf = (figure: keyof Figures): number => median(all.map((one) => one[figure]))
    result[name] = { act: medianOf('act'), processor: medianOf('processor'), blocked: medianOf('blocked') }
  }
  const [load = Number.NaN] = loadavg()
  return { acts: result, load }
}

/** Formats the result as a line. */
export function renderingLine({ acts, load }: RenderingResult): string {
  const figures = Object.entries(acts).map(
    ([name, { act, processor, blocked }]) =>
      `${name} ${act.toFixed(0)} ms, ${processor.toFixed(0)} ms of processor, others wait ${blocked.toFixed(1)} ms`,
  )
  return `rendering the slowest text at a load of ${load.toFixed(1)}: ${figures.join('; ')}`
}

async function measure(site: BenchSite, act: () => Promise<void>): Promise<Figures> {
  const probing = await Connection.open(site.port)
  const before = await site.processorTime()
  const started = performance.now()
  const ended = new AbortController()
  const acting = act().finally(() => ended.abort())
  let blocked = 0
  while (!ended.signal.aborted) {
    const sent = performance.now()
    await probing.send(PROBE)
    blocked = Math.max(blocked, performance.now() - sent)
    await setTimeout(1)
  }
  await acting.finally(() => probing.close())
  const took = performance.now() - started
  return { act: took, processor: (await site.processorTime()) - before, blocked }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
