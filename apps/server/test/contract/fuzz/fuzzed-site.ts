import type { OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ContractOperation } from '../../../src/platform/http/contract.ts'
import { loadContract } from '../../../src/platform/http/contract.ts'
import { openSession } from '../../../src/slices/accounts/index.ts'
import { takeAlarms } from '../../alarm.ts'
import type { TestSite } from '../../harness.ts'
import { generated, populate } from '../../model/run.ts'
import type { Answered, FuzzTarget } from './fuzz-run.ts'
import { MAX_ANSWER_MS } from './fuzz-run.ts'
import { problemOf, readEnvelope, requestOf, tooLongFields } from './fuzzed-request.ts'
import type { Caller, FuzzCall } from './generated-calls.ts'
import { callsOf } from './generated-calls.ts'
import { KnownValues } from './known-values.ts'

/** Number of operations that the ten people of the model perform first, so that every kind of object exists. */
const FIRST_OPERATIONS = 60
/** Length in characters from which texts are rendered in a worker thread. */
const LONG_TEXT = 2000
/** A member of the model with enough reputation for most actions. */
const MEMBER = 2

const contract = loadContract()
const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))

/** Fuzzes the operations of the contract. */
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
    // Warm-up: starts the worker thread for long texts, which takes more processor time than rendering most of those
    // texts.
    await site.ctx.markdown.referencesIn('a'.repeat(LONG_TEXT))
    takeAlarms()
    return fuzzed
  }

  /** Performs a call and judges its response. */
  async perform(call: FuzzCall): Promise<Answered> {
    this.#site.clock.advance(1000)
    // Generated calls only contain operations of the contract.
    const operation = operations.get(call.operation) as ContractOperation
    const tooLong = tooLongFields(operation, call, this.#known)
    const request = await requestOf(operation, call, { known: this.#known, token: await this.#token(call.by) })
    const { answer, ms: first } = await this.#answer(request)
    // The time is measured again if it is too long: the first request may load a library or collect garbage.
    const ms = first > MAX_ANSWER_MS ? Math.min(first, (await this.#answer(request)).ms) : first
    if (answer.statusCode === 401) this.#tokens.delete(call.by)
    const envelope = answer.statusCode === 302 ? undefined : readEnvelope(textOf(answer))
    if (answer.statusCode === 200) this.#known.learn(envelope?.['data'], '')
    const problem =
      takeAlarms()[0] ??
      problemOf(operation, { status: answer.statusCode, envelope }, tooLong) ??
      (ms > MAX_ANSWER_MS ? `It took ${Math.round(ms)} ms of processor.` : undefined)
    return { status: answer.statusCode, ms, ...(problem !== undefined && { problem }) }
  }

  async #answer(request: InjectOptions): Promise<{ answer: LightMyRequestResponse; ms: number }> {
    const since = process.cpuUsage()
    const answer = await this.#site.server.http.inject(request)
    const { user, system } = process.cpuUsage(since)
    return { answer, ms: (user + system) / 1000 }
  }

  /** Returns the token of a caller, from a new session if a call has ended the last one. */
  async #token(caller: Caller): Promise<string | undefined> {
    if (caller === 'guest') return undefined
    const { ctx } = this.#site
    const token = this.#tokens.get(caller) ?? (await openSession(ctx, ctx.db, this.#accounts[caller])).token
    this.#tokens.set(caller, token)
    return token
  }
}

/** Returns the text of a response, decompressed. */
function textOf({ headers, rawPayload }: { headers: OutgoingHttpHeaders; rawPayload: Buffer }): string {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(rawPayload).toString()
  return (coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}
