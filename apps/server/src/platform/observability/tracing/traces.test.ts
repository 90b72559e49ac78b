import { unwrap } from '@quandary/api-client'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyDatabase, ENGINES, environmentOf } from '../../../../test/databases/test-database.ts'
import { clientOf } from '../../../../test/faults/crash-burst.ts'
import type { ReceivedSpan } from '../../../../test/http/trace-collector.ts'
import { TraceCollector } from '../../../../test/http/trace-collector.ts'
import { describeOnEveryEngine } from '../../../../test/harness.ts'
import { WAIT_TIMEOUT } from '../../../../test/wait-timeout.ts'
import type { StartedServer } from '../../../../test/processes/start-process.ts'
import { startServerProcess } from '../../../../test/processes/start-process.ts'
import { startServerHere } from '../../../../test/processes/start-server.ts'
import { readConfig } from '../../../config.ts'
import { createLog } from '../../log/log.ts'
import { openTracer, traceStatements } from './open-tracer.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const API = '/answer/api/v1'
/** Kinds of spans by their number in the protocol. */
const KIND = { internal: 1, server: 2, client: 3, consumer: 5 }

/** A module that prints which modules below `src/platform` its process loads. */
const PRINTING = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (url.includes('/platform/')) console.log('loaded ' + url.split('/').pop())
  return next(url, context)
} })`

/** A log whose lines can be read. */
function readableLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

it.each([
  ['true', false],
  ['false', true],
])('OB16 with OTEL_SDK_DISABLED=%s modules are loaded, and spans sent: %s', async (off, isOn) => {
  const collector = await TraceCollector.start()
  const server = await startServerProcess({
    SAMPLE_CONTENT: 'off',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PRINTING)}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_SDK_DISABLED: off,
  })
  await (await fetch(`${server.address}/tags`)).text()
  // Stopping the server sends the remaining spans, so none can arrive later.
  expect(await server.stop()).toBe(0)
  const loaded = server.output().match(/(?<=^loaded )\S+/gm)
  expect(loaded).toContain('current-span.ts')
  for (const module of ['tracer.ts', 'span-exporter.ts', 'otlp-json.ts']) expect(loaded?.includes(module)).toBe(isOn)
  expect(collector.spans.some(({ name }) => name === 'GET /tags')).toBe(isOn)
})

describe.each(ENGINES)('traces on %s', (engine) => {
  async function start(collector: TraceCollector, env: Record<string, string> = {}, log = readableLog().log) {
    const { config, drop } = await emptyDatabase(engine)
    onTestFinished(drop)
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, TRUSTED_PROXIES: '127.0.0.1' }
    return startServerHere({ ...environmentOf(config), ...traced, ...env }, log)
  }

  async function signIn(server: StartedServer): Promise<string> {
    const body = { e_mail: server.admin.email, pass: server.admin.password }
    return (await unwrap(clientOf(server).call('loginByEmail', { body }))).access_token
  }

  /** Waits for the span of a request; its child spans have been sent before. */
  async function received(collector: TraceCollector, name: string): Promise<ReceivedSpan> {
    return vi.waitFor(() => {
      const span = collector.spans.find((one) => one.name === name)
      if (!span) throw new Error(`No span ${name} among ${collector.spans.map((one) => one.name).join(', ')}`)
      return span
    }, WAIT_TIMEOUT)
  }

  const continued = (flags: '00' | '01') => ({ traceparent: `00-${TRACE}-${CALLER}-${flags}` })

  it('OB17 a page continues the trace of its caller: reads below the page, statements below reads', async () => {
    const collector = await TraceCollector.start()
    const server = await start(collector)
    const answer = await fetch(`${server.address}/questions?page=1`, { headers: continued('01') })
    expect(answer.status).toBe(200)
    await answer.text()
    const request = await received(collector, 'GET /questions')
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: CALLER,
      kind: KIND.server,
      isFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'http.route': '/questions',
        'url.path': '/questions',
        'quandary.request_id': answer.headers.get('x-request-id'),
      },
    })
    const page = collector.below(request).find(({ name }) => name === 'render page')
    if (!page) throw new Error('No span of the page')
    expect(page.kind).toBe(KIND.internal)
    const read = collector.below(page).find(({ name }) => name === 'listQuestions')
    if (!read) throw new Error('No span of a read')
    const statement = collector.below(read).find(({ attributes }) => 'db.query.text' in attributes)
    expect(statement).toMatchObject({ kind: KIND.client, name: 'select' })
    expect(statement?.attributes).toMatchObject({
      'db.system.name': engine === 'sqlite3' ? 'sqlite' : 'postgresql',
      'db.query.text': expect.stringContaining('select'),
    })
    for (const span of collector.spans.filter(({ traceId }) => traceId === TRACE)) {
      expect(span.beginMs, span.name).toBeLessThanOrEqual(span.endMs)
      expect(span.spanId).toMatch(/^[\da-f]{16}$/)
    }
    expect(page.beginMs).toBeGreaterThanOrEqual(request.beginMs)
    expect(page.endMs).toBeLessThanOrEqual(request.endMs)
    expect(collector.resource).toMatchObject({ 'service.name': 'quandary' })
    expect(collector.path).toBe('/v1/traces')
    // The second response comes from the cache, before Fastify sees the request.
    const cached = collector.spans.length
    await (await fetch(`${server.address}/questions`, { headers: { 'accept-encoding': 'br' } })).text()
    await (await fetch(`${server.address}/questions`, { headers: { 'accept-encoding': 'br' } })).text()
    await vi.waitFor(() => {
      const later = collector.spans.slice(cached).filter(({ name }) => name === 'GET /questions')
      expect(later).toHaveLength(2)
    }, WAIT_TIMEOUT)
  })

  it('OB18 a change and its job: the values of statements, names, titles, queries and tokens are nowhere', async () => {
    const collector = await TraceCollector.start()
    const { log, lines } = readableLog()
    const server = await start(collector, {}, log)
    const token = await signIn(server)
    const admin = clientOf(server, token)
    const body = { title: 'Why does the zebra sleep?', content: 'It is a quagga.', tags: [{ slug_name: 'okapi' }] }
    await unwrap(admin.call('createTag', { body: { slug_name: 'okapi', display_name: 'Okapi', original_text: 'x' } }))
    const { id } = await unwrap(admin.call('createQuestion', { body }))
    await unwrap(
      clientOf(server).call('registerByEmail', {
        body: { name: 'Gnu', e_mail: 'gnu@savanna.test', pass: 'correct-horse' },
      }),
    )
    await server.mailTo('gnu@savanna.test')
    const paths = [
      `/questions/${id}/why-does-the-zebra-sleep`,
      '/search?q=aardvark',
      '/users/gnu',
      '/no/kudu',
      '/tags/okapi',
    ]
    for (const path of paths) await (await fetch(server.address + path)).text()
    const question = await received(collector, 'GET /questions/$qid/$part')
    expect(question.attributes['url.path']).toBe(`/questions/${id}/$part`)
    expect((await received(collector, 'GET /users/$username')).attributes['url.path']).toBe('/users/$username')
    // The request body arrives outside of the async context of the request.
    const change = await received(collector, 'POST createQuestion')
    expect(collector.below(change).map(({ name }) => name)).toContain('insert')
    const mail = await received(collector, 'send mail')
    const job = await received(collector, 'job mail')
    expect(job).toMatchObject({ kind: KIND.consumer, parentSpanId: undefined, traceId: mail.traceId })
    expect(mail.parentSpanId).toBe(job.spanId)
    expect(mail.attributes['quandary.mail.outcome']).toBe('outbox')
    const all = collector.bodies.join('\n')
    const secret = ['zebra', 'quagga', 'okapi', 'gnu', 'savanna', 'correct-horse', 'aardvark', 'kudu', '127.0.0.1']
    for (const word of [...secret, token, server.admin.email]) {
      expect(all.toLowerCase(), word).not.toContain(word.toLowerCase())
    }
    const answered = lines.find(({ msg, operation }) => msg === 'answered' && operation === 'createQuestion')
    expect(answered).toMatchObject({ trace_id: change.traceId, request: change.attributes['quandary.request_id'] })
    const written = lines.find(({ msg }) => String(msg).startsWith('mail written to the outbox'))
    expect(written).toMatchObject({ trace_id: job.traceId, operation: 'job mail' })
  })

  it.each([
    ['parentbased_always_on', '00', false],
    ['parentbased_always_off', '01', true],
    ['always_on', '00', true],
    ['always_off', '01', false],
  ] as const)('OB19 with %s and a caller that says %s', async (sampler, flags, isSent) => {
    const collector = await TraceCollector.start()
    const { log, lines } = readableLog()
    const server = await start(collector, { OTEL_TRACES_SAMPLER: sampler }, log)
    await (await fetch(`${server.address}${API}/siteinfo`, { headers: continued(flags) })).text()
    // Stopping the server sends the remaining spans, so none can arrive later.
    await server.stop()
    expect(collector.spans.some(({ traceId }) => traceId === TRACE)).toBe(isSent)
    expect(lines.find(({ operation }) => operation === 'getSiteInfo')).toMatchObject({ trace_id: TRACE })
  })
})

describeOnEveryEngine('statements', (open) => {
  it('OB18 that fail have the name of their error, and neither its message nor a value', async () => {
    const collector = await TraceCollector.start()
    const { ctx } = await open()
    const { traces, trustedProxies } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address })
    const tracer = await openTracer({ traces, trustedProxies }, ctx.log)
    traceStatements(ctx.database)
    const fail = async (): Promise<void> =>
      void (await sql`select cast(${'giraffe'} as integer) from no_such_table`.execute(ctx.db))
    await expect(tracer?.job('zoo', 2, fail)).rejects.toThrow('no_such_table')
    await tracer?.close()
    const job = collector.spans.find(({ name }) => name === 'job zoo')
    expect(job).toMatchObject({ isFailed: true, attributes: { 'quandary.job.kind': 'zoo', 'quandary.job.attempt': 2 } })
    const statement = collector.spans.find(({ name }) => name === 'select')
    expect(statement).toMatchObject({ parentSpanId: job?.spanId, isFailed: true })
    expect(statement?.attributes['error.type']).toBe(job?.attributes['error.type'])
    expect(statement?.attributes['db.query.text']).toMatch(/^select cast\((?:\?|\$1) as integer\) from no_such_table$/)
    expect(collector.bodies.join('')).not.toContain('giraffe')
  })

  it('OB18 of searches are parts of them as well', async () => {
    const collector = await TraceCollector.start()
    const { ctx } = await open()
    const { traces, trustedProxies } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address })
    const tracer = await openTracer({ traces, trustedProxies }, ctx.log)
    traceStatements(ctx.database)
    const search = () => ctx.database.search(async (db) => db.selectFrom('tags').select('id').execute())
    await tracer?.job('look', 1, async () => void (await search()))
    await tracer?.close()
    const job = collector.spans.find(({ name }) => name === 'job look')
    const statement = collector.spans.find(({ attributes }) => /from "tags"/.test(String(attributes['db.query.text'])))
    expect(statement?.parentSpanId).toBe(job?.spanId)
  })
})

it('OB17 a stranger’s trace is not continued, and neither is an invalid one', async () => {
  const collector = await TraceCollector.start()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }
  const stranger = await startServerHere(env)
  await (await fetch(`${stranger.address}/tags`, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } })).text()
  const proxied = await startServerHere({ ...env, TRUSTED_PROXIES: '127.0.0.1' })
  const invalid = [`00-${'0'.repeat(32)}-${CALLER}-01`, `ff-${TRACE}-${CALLER}-01`, `00-${TRACE}-${CALLER}-01-x`, TRACE]
  for (const traceparent of invalid) {
    await (await fetch(`${proxied.address}/tags`, { headers: { traceparent } })).text()
  }
  await vi.waitFor(() => {
    const requests = collector.spans.filter(({ name }) => name === 'GET /tags')
    expect(requests).toHaveLength(1 + invalid.length)
    for (const request of requests) {
      expect(request.parentSpanId).toBeUndefined()
      expect(request.traceId).not.toBe(TRACE)
    }
  }, WAIT_TIMEOUT)
})

it('OB17 a later version of the header is continued, and probes are not traced', async () => {
  const collector = await TraceCollector.start()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startServerHere(env)
  await (await fetch(`${server.address}/healthz`)).text()
  await (await fetch(`${server.address}/tags`, { headers: { traceparent: `01-${TRACE}-${CALLER}-01-more` } })).text()
  await vi.waitFor(() => {
    const requests = collector.spans.filter(({ kind }) => kind === KIND.server)
    expect(requests.map(({ name, traceId }) => [name, traceId])).toEqual([['GET /tags', TRACE]])
  }, WAIT_TIMEOUT)
})

it('OB20 a collector that cannot be reached harms no request', async () => {
  const { log, lines } = readableLog()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const server = await startServerHere(env, log)
  for (let n = 0; n < 5; n += 1) expect((await fetch(`${server.address}/tags`)).status).toBe(200)
  await vi.waitFor(() => {
    const about = lines.filter(({ msg }) => msg === 'traces could not be sent')
    expect(about).toHaveLength(1)
    expect(about[0]).toMatchObject({ level: 40, reason: expect.any(String) })
    expect(about[0]).not.toHaveProperty('trace_id')
  }, WAIT_TIMEOUT)
})
