import { expect, it, vi } from 'vitest'
import { TraceCollector } from '../../../../test/http/trace-collector.ts'
import { WAIT_TIMEOUT } from '../../../../test/wait-timeout.ts'
import { createLog } from '../../log/log.ts'
import type { FinishedSpan } from './otlp-json.ts'
import { SpanExporter } from './span-exporter.ts'

const LIMITS = { queue: 20, batch: 10, collect: 10, backOff: 5, close: 300 }

function exporterTo(url: string, limits: Partial<typeof LIMITS> & { quiet?: number } = {}) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const sampler = { share: 1, followsParent: true }
  const settings = { url, headers: { 'x-key': 'hush' }, serviceName: 'forum', sampler }
  return { exporter: new SpanExporter(settings, log, { ...LIMITS, ...limits }), lines }
}

function span(name: string): FinishedSpan {
  const ids = { traceId: 'a'.repeat(32), id: 'b'.repeat(16), parentId: undefined, isRemote: false }
  return { ...ids, name, kind: 'internal', attributes: {}, beginMs: 1_000.5, endMs: 1_001, failure: undefined }
}

function addTo(exporter: SpanExporter, number: number): void {
  for (let n = 0; n < number; n += 1) exporter.add(span(`span ${n}`))
}

it('OB21 spans are sent in batches with the headers of the environment', async () => {
  const collector = await TraceCollector.start()
  const { exporter, lines } = exporterTo(collector.address)
  addTo(exporter, 12)
  await vi.waitFor(() => expect(collector.spans).toHaveLength(12), WAIT_TIMEOUT)
  expect(collector.bodies).toHaveLength(2)
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'hush', 'content-type': 'application/json' })
  expect(collector.resource['service.name']).toBe('forum')
  expect(collector.spans[0]).toMatchObject({ beginMs: 1_000.5, endMs: 1_001 })
  await exporter.close()
  expect(lines).toEqual([])
})

it.each([
  { status: 429, headers: { 'retry-after': '0' } },
  { status: 502 },
  { status: 503, headers: { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' } },
  { status: 504 },
])('OB21 what is answered with $status is sent again', async (answer) => {
  const collector = await TraceCollector.start()
  collector.answers = [answer, answer]
  const { exporter, lines } = exporterTo(collector.address)
  addTo(exporter, 3)
  await vi.waitFor(() => expect(collector.spans).toHaveLength(3), WAIT_TIMEOUT)
  expect(collector.bodies).toHaveLength(3)
  expect(lines).toEqual([expect.objectContaining({ reason: `the collector answered ${answer.status}`, lost: 0 })])
  await exporter.close()
})

it.each([{ status: 400 }, { status: 401 }, { status: 500 }, { status: 302, headers: { location: '/elsewhere' } }])(
  'OB21 what is answered with $status is dropped',
  async (answer) => {
    const collector = await TraceCollector.start()
    const isRedirect = answer.status === 302
    collector.answers = isRedirect ? Array.from({ length: 5 }, () => answer) : [answer]
    const { exporter, lines } = exporterTo(collector.address)
    addTo(exporter, 10)
    await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT_TIMEOUT)
    exporter.add(span('the next'))
    await vi.waitFor(() => expect(collector.spans.map(({ name }) => name)).toEqual(['the next']), WAIT_TIMEOUT)
    await exporter.close()
  },
)

it('OB21 spans that the collector rejects are counted', async () => {
  const collector = await TraceCollector.start()
  collector.answers = [{ status: 200, body: '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"odd"}}' }]
  const { exporter, lines } = exporterTo(collector.address)
  addTo(exporter, 3)
  await vi.waitFor(() => expect(lines).toEqual([expect.objectContaining({ lost: 2 })]), WAIT_TIMEOUT)
  await exporter.close()
  expect(collector.bodies).toHaveLength(1)
})

it('OB21 while the collector does not answer, a bounded number waits and the rest is counted', async () => {
  const collector = await TraceCollector.start()
  collector.answers = ['never']
  const { exporter, lines } = exporterTo(collector.address, { quiet: 0 })
  addTo(exporter, 10)
  await vi.waitFor(() => expect(collector.bodies).toHaveLength(1), WAIT_TIMEOUT)
  addTo(exporter, 25)
  // Ten spans are being sent and twenty wait, so five of the 35 are lost.
  expect(lines.reduce((sum, { lost }) => sum + Number(lost), 0)).toBe(5)
  const begun = performance.now()
  await exporter.close()
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(lines.reduce((sum, { lost }) => sum + Number(lost), 0)).toBe(35)
})

it('OB21 failures are logged once in a time, with the spans that were lost since', async () => {
  const collector = await TraceCollector.start()
  collector.answers = Array.from({ length: 3 }, () => ({ status: 400 }))
  const { exporter, lines } = exporterTo(collector.address)
  for (let batch = 1; batch <= 3; batch += 1) {
    addTo(exporter, 10)
    await vi.waitFor(() => expect(collector.bodies).toHaveLength(batch), WAIT_TIMEOUT)
  }
  await exporter.close()
  expect(lines).toEqual([expect.objectContaining({ reason: 'the collector answered 400', lost: 10 })])
})

it('OB21 what waits is sent when the process ends, also between two attempts', async () => {
  const collector = await TraceCollector.start()
  collector.answers = [{ status: 503 }]
  const { exporter, lines } = exporterTo(collector.address, { backOff: 60_000, close: 20_000 })
  addTo(exporter, 10)
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT_TIMEOUT)
  exporter.add(span('the last'))
  await exporter.close()
  expect(collector.spans).toHaveLength(11)
})
