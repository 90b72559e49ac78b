import type { OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ContractOperation } from '../../src/platform/http/contract.ts'
import { loadContract } from '../../src/platform/http/contract.ts'
import { validatorsOf } from '../../src/platform/http/validation.ts'
import { openSession } from '../../src/slices/accounts/index.ts'
import { takeAlarms } from '../alarm.ts'
import type { TestSite } from '../harness.ts'
import { generated, populate } from '../model/run.ts'
import { formPayload } from './form-payload.ts'
import type { Answered, FuzzTarget } from './fuzz-run.ts'
import { MAX_ANSWER_MS } from './fuzz-run.ts'
import type { Caller, FuzzCall } from './generated-calls.ts'
import { callsOf } from './generated-calls.ts'
import { KnownValues } from './known-values.ts'
import type { Json } from './schema-values.ts'

/** Operations that the ten people of the model perform first, so that there is something of every kind. */
const FIRST_OPERATIONS = 60
/** A member of the model with the reputation for most acts. */
const MEMBER = 2

const contract = loadContract()
const validators = validatorsOf(contract)
const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))

/** The operations of the contract. */
export const operationsTarget: FuzzTarget<FuzzCall> = {
  calls: callsOf(contract),
  prepare: (site) => FuzzedSite.prepare(site),
  nameOf: ({ operation }) => operation,
  parts: ['headers', 'query', 'body'],
}

/** A site with content on which generated calls are performed. */
class FuzzedSite {
  readonly #site: TestSite
  readonly #known = new KnownValues()
  readonly #accounts: Record<Exclude<Caller, 'guest'>, number>
  readonly #tokens = new Map<Caller, string>()

  private constructor(site: TestSite, accounts: readonly number[]) {
    this.#site = site
    this.#accounts = { administrator: accounts[0] ?? 0, member: accounts[MEMBER] ?? 0 }
  }

  static async prepare(site: TestSite): Promise<FuzzedSite> {
    const { ids, accounts } = await populate(site, generated('fuzzed', FIRST_OPERATIONS))
    const fuzzed = new FuzzedSite(site, accounts)
    fuzzed.#known.learn(ids)
    takeAlarms()
    return fuzzed
  }

  /** Performs a call and judges its answer. */
  async perform(call: FuzzCall): Promise<Answered> {
    this.#site.clock.advance(1000)
    // All operations of the calls are those of the contract.
    const operation = operations.get(call.operation) as ContractOperation
    const request = await this.#request(operation, call)
    const { answer, ms: first } = await this.#answer(request)
    // The lesser of two: the first may load a library or collect garbage.
    const ms = first > MAX_ANSWER_MS ? Math.min(first, (await this.#answer(request)).ms) : first
    if (answer.statusCode === 401) this.#tokens.delete(call.by)
    const envelope = answer.statusCode === 302 ? undefined : readEnvelope(textOf(answer))
    if (answer.statusCode === 200) this.#known.learn(envelope?.['data'], '')
    const problem =
      takeAlarms()[0] ??
      problemOf(operation, answer.statusCode, envelope) ??
      (ms > MAX_ANSWER_MS ? `It took ${Math.round(ms)} ms of processor.` : undefined)
    return { status: answer.statusCode, ms, ...(problem !== undefined && { problem }) }
  }

  async #answer(request: InjectOptions): Promise<{ answer: LightMyRequestResponse; ms: number }> {
    const since = process.cpuUsage()
    const answer = await this.#site.server.http.inject(request)
    const { user, system } = process.cpuUsage(since)
    return { answer, ms: (user + system) / 1000 }
  }

  async #request(operation: ContractOperation, call: FuzzCall): Promise<InjectOptions> {
    const { path, query, body } = this.#known.resolve({ path: call.path, query: call.query, body: call.body }) as {
      path: Json
      query: Json
      body: unknown
    }
    const form = call.form && (await formPayload(call.form))
    const payload = form?.payload ?? call.text ?? (body === undefined ? undefined : JSON.stringify(body))
    const token = await this.#token(call.by)
    return {
      method: operation.method,
      url: `${operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeText(path[name]))}${search(query)}`,
      headers: {
        ...call.headers,
        ...(token !== undefined && { authorization: token }),
        ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    }
  }

  /** A caller whose session a call has ended gets a new one. */
  async #token(caller: Caller): Promise<string | undefined> {
    if (caller === 'guest') return undefined
    const { app } = this.#site
    const token = this.#tokens.get(caller) ?? (await openSession(app, app.db, this.#accounts[caller])).token
    this.#tokens.set(caller, token)
    return token
  }
}

function problemOf(operation: ContractOperation, status: number, envelope: Json | undefined): string | undefined {
  if (status === 302) return undefined
  if (status >= 500) return `It was answered with ${status}.`
  if (envelope === undefined) return `Its answer (${status}) is no envelope.`
  if (envelope['code'] !== status) return `Its envelope says ${String(envelope['code'])}, its status is ${status}.`
  if (envelope['msg'] === envelope['reason']) return `The reason ${String(envelope['reason'])} has no words.`
  // The harness holds every success against the contract.
  if (status === 200) return undefined
  const refusal = { ...operation, id: 'ErrorEnvelope' as typeof operation.id, data: REFUSAL }
  return validators.problemOfData(refusal, envelope)
}

const REFUSAL = { $ref: '#/components/schemas/ErrorEnvelope' }

/** The text of an answer, in whichever coding the request asked for. */
function textOf({ headers, rawPayload }: { headers: OutgoingHttpHeaders; rawPayload: Buffer }): string {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(rawPayload).toString()
  return (coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}

function readEnvelope(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Writes a query; of a list every item, as forms do. */
function search(query: Json): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodeText(name)}=${encodeText(one)}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Half of a surrogate pair has no percent-encoding; it becomes the replacement character, as in browsers. */
function encodeText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 8000).toWellFormed())
}
