import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { mountOneClickUnsubscribe } from '../../src/page-host/one-click-unsubscribe.ts'
import { mountPlainForms } from '../../src/page-host/plain-forms.ts'
import { MAX_BODY_BYTES } from '../../src/platform/http/body-limit.ts'
import { loadContract } from '../../src/platform/http/contract.ts'
import type { ContractOperation } from '../../src/platform/http/contract.ts'
import type { TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { HOSTILE_BODIES, jsonOperations, repeat } from './hostile-bodies.ts'

/**
 * Maximum processor time in milliseconds: three times that of the most expensive body on a slow machine. A missing
 * limit costs more than a hundred.
 */
const MAX_PROCESSOR_MS = 60
/** A request below this many milliseconds is not measured again. */
const CHEAP_MS = 5
/** Size of a chunk as a socket delivers it. */
const CHUNK_BYTES = 64 * 1024

const contract = loadContract()

/**
 * Operations that render texts of any length for administrators, in a worker thread; tested in slices/site-settings.
 */
const ANSWERS_ANY_TEXT: ReadonlySet<string> = new Set(['renderSiteText'])

/** Targets and headers that are costly to parse, with a value in the query that no operation reads. */
const HOSTILE_HEADS: Readonly<
  Record<string, { query?: string; parameter?: string; headers?: Record<string, string> }>
> = {
  'query of many names': { query: repeat(8000, (n) => `n${n}=1`, '&') },
  'query of one name': { query: repeat(8000, () => 'page=1', '&') },
  'query of escapes': { query: `q=${'%F0%9F%8D%BA'.repeat(600)}` },
  'query of broken escapes': { query: '%'.repeat(8000) },
  'query beyond the limit': { query: 'x'.repeat(40_000) },
  'long path parameter': { parameter: 'x'.repeat(7000) },
  'escaped path parameter': { parameter: '%F0%9F%8D%BA'.repeat(40) },
  'many cookies': { headers: { cookie: repeat(15_000, (n) => `c${n}=1`, '; ') } },
  'long cookie': { headers: { cookie: `visit=${'x'.repeat(15_000)}` } },
  'escaped cookie': { headers: { cookie: `visit=${'%41'.repeat(5000)}` } },
  'long token': { headers: { authorization: `Bearer ${' '.repeat(7000)}${'x'.repeat(7000)}` } },
  'many languages': { headers: { 'accept-language': repeat(15_000, (n) => `x${n};q=0.${n}`) } },
  'many proxies': { headers: { 'x-forwarded-for': repeat(15_000, (n) => `10.0.0.${n % 256}`) } },
  'many headers': { headers: Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x-${n}`, 'x'])) },
  'headers beyond the limit': { headers: { 'x-long': 'x'.repeat(40_000) } },
}

/** Forms that are costly to parse. */
const HOSTILE_FORMS: Readonly<Record<string, () => Buffer | string>> = {
  'many fields': () => form(...Array.from({ length: 20_000 }, (_, n) => part(`n${n}`, ''))),
  'long field': () => form(part('source', 'x'.repeat(MAX_BODY_BYTES))),
  'long names': () => form(...Array.from({ length: 10 }, () => part('x'.repeat(60_000), ''))),
  'long file name': () => form(part('file', 'x', `; filename="${'x'.repeat(60_000)}"`)),
  'many headers in a part': () => form(`--x\r\n${'a: b\r\n'.repeat(20_000)}\r\n\r\n`),
  'much before the first part': () => `${'-'.repeat(MAX_BODY_BYTES)}\r\n${form(part('source', 'post'))}`,
  'picture of many pixels': () => {
    const file = part('file', pngHeader(60_000, 60_000), '; filename="a.png"')
    return Buffer.concat([Buffer.from(part('source', 'post')), Buffer.from(file, 'latin1'), Buffer.from('--x--\r\n')])
  },
}

/** Forms without scripts, within their size limit and above it. */
const HOSTILE_PLAIN_FORMS: Readonly<Record<string, string>> = {
  'many fields': repeat(32_000, (n) => `n${n}=1`, '&'),
  'one field many times': repeat(32_000, () => 'pass=1', '&'),
  escapes: `pass=${'%F0%9F%8D%BA'.repeat(2500)}`,
  'broken escapes': '%'.repeat(32_000),
  '20 000 fields': repeat(MAX_BODY_BYTES, (n) => `n${n}=1`, '&').slice(0, 20_000 * 9),
  'one field of a megabyte': `pass=${'x'.repeat(MAX_BODY_BYTES)}`,
}

function form(...parts: string[]): string {
  return `${parts.join('')}--x--\r\n`
}

function part(name: string, value: string, more = ''): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

/** Splits bytes into chunks as a socket delivers them: one chunk per turn of the event loop. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES)
    await setImmediate()
  }
}

/** Returns the beginning of a PNG file that claims a size, one character per byte. */
function pngHeader(width: number, height: number): string {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(header.subarray(12)))
  return Buffer.concat([header, crc]).toString('latin1')
}

/** Costs of all refusals; the highest are printed at the end. */
class Costs {
  readonly #site: TestSite
  readonly #found: { ms: number; of: string }[] = []

  constructor(site: TestSite) {
    this.#site = site
  }

  /**
   * Sends a request up to three times until one attempt is cheap, and up to eight times until one is within the
   * maximum. Judges the cheapest attempt, and returns the status of the last one.
   */
  async measure(of: string, request: () => InjectOptions): Promise<number> {
    let least = Infinity
    let status = 0
    // The minimum of several runs: a single one may compile a schema or collect garbage.
    for (let run = 0; run < 8 && least > (run < 3 ? CHEAP_MS : MAX_PROCESSOR_MS); run += 1) {
      const sent = request()
      const since = process.cpuUsage()
      status = (await this.#site.server.http.inject(sent)).statusCode
      const { user, system } = process.cpuUsage(since)
      least = Math.min(least, (user + system) / 1000)
    }
    expect(status, of).toBeLessThan(500)
    const isAsked = status === 200 && ANSWERS_ANY_TEXT.has(of.split(':')[0] ?? '')
    if (!isAsked) expect(least, of).toBeLessThanOrEqual(MAX_PROCESSOR_MS)
    if (status >= 400) this.#found.push({ ms: least, of })
    return status
  }

  print(): void {
    const slowest = this.#found.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
    const rows = slowest.map(({ ms, of }) => `${ms.toFixed(1).padStart(6)} ms  ${of}`)
    process.stdout.write(`The slowest of ${this.#found.length} refusals on ${this.#site.engine}:\n${rows.join('\n')}\n`)
  }
}

/**
 * Timeout in milliseconds. Long, because the test judges processor time, which on a busy machine takes four times as
 * long by the clock.
 */
const TIMEOUT_MS = 180_000

describeOnEveryEngine('the cost of refusing a request', (open) => {
  it(
    'H18 is small for every operation and kind of body, within the limit of its length and beyond',
    async () => {
      const site = await open()
      const costs = new Costs(site)
      const tooLong = HOSTILE_BODIES['unknown keys']?.(2 * MAX_BODY_BYTES, jsonOperations[0] as ContractOperation) ?? ''
      for (const operation of jsonOperations) {
        const headers = { authorization: (await site.admin()).token, 'content-type': 'application/json' }
        const url = operation.path.replaceAll(/\{\w+\}/g, 'x')
        for (const [kind, write] of [...Object.entries(HOSTILE_BODIES), ['beyond the limit', () => tooLong] as const]) {
          const payload = write(operation.bodyLimit, operation)
          const of = `${operation.id}: ${kind}, ${payload.length} bytes`
          const status = await costs.measure(of, () => ({ method: operation.method, url, headers, payload }))
          expect(status === 413, of).toBe(payload === tooLong)
        }
      }
      costs.print()
    },
    TIMEOUT_MS,
  )

  it(
    'H20 is small for every operation and kind of target and headers',
    async () => {
      const site = await open({ trustedProxies: ['127.0.0.1'] })
      const costs = new Costs(site)
      const { token } = await site.admin()
      for (const operation of contract.operations) {
        for (const [kind, { query = '', parameter = 'x', headers = {} }] of Object.entries(HOSTILE_HEADS)) {
          const url = `${operation.path.replaceAll(/\{\w+\}/g, parameter)}?unreadable=%00&${query}`
          const type = operation.takesForm ? 'multipart/form-data; boundary=x' : 'application/json'
          await costs.measure(`${operation.id}: ${kind}`, () => ({
            method: operation.method,
            url,
            headers: { authorization: token, ...(operation.method !== 'GET' && { 'content-type': type }), ...headers },
          }))
        }
      }
      costs.print()
    },
    TIMEOUT_MS,
  )

  it('H21 is small for every kind of form', async () => {
    const site = await open()
    const costs = new Costs(site)
    const headers = { authorization: (await site.admin()).token, 'content-type': 'multipart/form-data; boundary=x' }
    for (const { method, path, id } of contract.operations.filter(({ takesForm }) => takesForm)) {
      for (const [kind, write] of Object.entries(HOSTILE_FORMS)) {
        const bytes = Buffer.from(write())
        const request = () => ({ method, url: path, headers, payload: Readable.from(chunksOf(bytes)) })
        const status = await costs.measure(`${id}: ${kind}, ${bytes.length} bytes`, request)
        expect(status, kind).toBeGreaterThanOrEqual(400)
      }
    }
    costs.print()
  })

  it('H25 is small for every kind of form that pages send without scripts', async () => {
    const site = await open()
    const server = await site.ownServer()
    await mountOneClickUnsubscribe(server, site.ctx)
    await mountPlainForms(server, site.ctx, {
      refused: async (_request, reply) => reply.code(400).send(),
      failed: async (_request, _reply, error) => {
        throw error
      },
    })
    const costs = new Costs(site)
    for (const url of ['/users/login', '/users/register', '/users/logout', '/users/unsubscribe?code=x', '/anything']) {
      for (const [kind, payload] of Object.entries(HOSTILE_PLAIN_FORMS)) {
        for (const origin of ['http://qa.test', 'https://else.example']) {
          const headers = { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
          const of = `${url} from ${origin}: ${kind}, ${payload.length} bytes`
          await costs.measure(of, () => ({ method: 'POST', url, headers, payload }))
        }
      }
    }
    costs.print()
  })
})
