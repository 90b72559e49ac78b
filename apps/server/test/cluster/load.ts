import { setTimeout } from 'node:timers/promises'
import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, retryingFetch, unwrap } from '@quandary/api-client'
import { vi } from 'vitest'
import type { Cluster } from './cluster.ts'
import { clientAt } from './cluster.ts'

const MEMBERS = 12
/** Milliseconds between two requests of one person. */
const PAUSE_MS = 60
/** Number of times that a text is sent although the server calls it a duplicate: for ten seconds, in `Crowd` for 75. */
const MAX_DUPLICATES = 25
const TAGS = [{ slug_name: 'cluster' }]

export type Kind = 'question' | 'answer' | 'comment'

/** A text that a member has sent, under one idempotency key or several. */
interface Written {
  kind: Kind
  /** Unique text by which it is found again. */
  text: string
  /** `unknown`: the server could not say whether it was stored. */
  outcome: 'acknowledged' | 'unknown' | 'refused'
  /** Its attempts: the time, the beginning of the idempotency key, and the answer. */
  attempts: string[]
}

/** A member's vote on a question, or its withdrawal. */
export interface Vote {
  /** The name of the account. */
  member: string
  /** The question's id in the API. */
  question: string
  isWithdrawn: boolean
  /** `unknown`: the server could not say whether it was stored. */
  outcome: 'acknowledged' | 'unknown'
}

/** Members who write and guests who read at the address of HAProxy, all at once. */
export interface Load {
  written: Written[]
  /** Times of the acknowledged writes, in milliseconds of `performance.now`. */
  acknowledgedAt: number[]
  /** Number of responses by their kind and status. */
  responses: Map<string, number>
  /** The last vote of each member on each question. */
  votes: Vote[]
  /** Responses that no visitor should get, with their causes. */
  unexpected: string[]
  /** Resolves when this many further writes were acknowledged. */
  isWriting(further?: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the load. The members are created first. */
export async function startLoad(cluster: Cluster, name: string): Promise<Load> {
  const tokens = await cluster.makeMembers(namesOf(name, MEMBERS))
  return new MixedLoad(cluster.address, name, await askFor(cluster, name)).start(tokens)
}

/** Returns the account names of members. */
export function namesOf(load: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${load}${n}`)
}

/** Asks the question that the members of a load comment on, and returns its id. */
export async function askFor(cluster: Cluster, name: string): Promise<string> {
  const admin = clientAt(cluster.address, cluster.adminToken)
  const body = { title: `Where is everything that ${name} wrote?`, content: 'It is looked for afterwards.', tags: TAGS }
  return (await unwrap(admin.call('createQuestion', { body }))).id
}

export class MixedLoad implements Load {
  readonly written: Written[] = []
  readonly acknowledgedAt: number[] = []
  readonly responses = new Map<string, number>()
  protected readonly guests: number = 8
  /** Milliseconds before a text that was not stored is sent again. */
  protected readonly retryMs: number = 400
  readonly unexpected: string[] = []
  protected readonly leaving = new AbortController()
  protected readonly address: string
  protected readonly name: string
  protected readonly question: string
  /** The text that each client sends at the moment. */
  readonly #latest = new WeakMap<QuandaryClient, Written>()
  #people: Promise<void>[] = []

  /** Empty, because these members do not vote. */
  get votes(): Vote[] {
    return []
  }

  constructor(address: string, name: string, question: string) {
    this.address = address
    this.name = name
    this.question = question
  }

  start(tokens: readonly string[]): this {
    const guests = Array.from({ length: this.guests }, (_, n) => this.read(n))
    this.#people = [...tokens.map((token, n) => this.write(this.client(token), n)), ...guests]
    return this
  }

  async isWriting(further = 40): Promise<void> {
    const before = this.acknowledgedAt.length
    await vi.waitFor(
      () => {
        const made = this.acknowledgedAt.length - before
        if (made < further)
          throw new Error(`Only ${made} writes: ${JSON.stringify(Object.fromEntries(this.responses))}`)
      },
      { timeout: 90_000, interval: 50 },
    )
  }

  async stop(): Promise<void> {
    this.leaving.abort()
    await Promise.all(this.#people)
  }

  protected async write(client: QuandaryClient, member: number): Promise<void> {
    // A member answers a question once, so the answers are to the member's own questions.
    let own: string | undefined
    for (let n = 0; !this.leaving.signal.aborted; n += 1) {
      const text = (kind: Kind): string => `The ${kind} number ${n} of member ${member} of ${this.name}.`
      if (n % 10 === 0) own = await this.send(client, 'question', text('question'))
      else if (n % 10 === 5 && own) await this.send(client, 'answer', text('answer'), own)
      else await this.send(client, 'comment', text('comment'))
      // Follows change a counter, which `quandary check` compares with the rows.
      if (n % 3 === 0) await client.call('follow', { body: { object_id: this.question, is_cancel: n % 2 === 1 } })
      await setTimeout(PAUSE_MS)
    }
  }

  /**
   * Sends a text until it is acknowledged. Repeats it only after the server has said that it was not stored, or that it
   * is a duplicate; after any other error its outcome is unknown.
   * @returns the id of an acknowledged question; undefined for answers and comments, and without an acknowledgement
   */
  protected async send(
    client: QuandaryClient,
    kind: Kind,
    text: string,
    of = this.question,
  ): Promise<string | undefined> {
    const written: Written = { kind, text, outcome: 'refused', attempts: [] }
    this.written.push(written)
    this.#latest.set(client, written)
    let duplicates = 0
    while (!this.leaving.signal.aborted) {
      const { data, error } = await this.#create(client, { kind, text, of })
      if (!error) {
        written.outcome = 'acknowledged'
        this.acknowledgedAt.push(performance.now())
        return data
      }
      // The guard against duplicates forgets a failed attempt within seconds after the database is back. If it refuses
      // the text for longer, a process was killed before it responded, and the text may be stored.
      const isDuplicate = error.status === 400 && error.reason === 'base.duplicate_request_error'
      if (isDuplicate) duplicates += 1
      if (error.reason !== 'base.database_away') written.outcome = 'unknown'
      // Another error ends the attempts, for example a 409: an attempt with the same key may have been stored.
      if (written.outcome === 'unknown' && (!isDuplicate || duplicates >= MAX_DUPLICATES)) return undefined
      await setTimeout(this.retryMs)
    }
    return undefined
  }

  async #create(client: QuandaryClient, { kind, text, of }: { kind: Kind; text: string; of: string }) {
    if (kind === 'question') {
      const { data, error } = await client.call('createQuestion', { body: { title: text, content: text, tags: TAGS } })
      return { data: data?.id, error }
    }
    const { error } =
      kind === 'answer'
        ? await client.call('createAnswer', { body: { question_id: of, content: text } })
        : await client.call('createComment', { body: { object_id: of, original_text: text } })
    return { data: undefined, error }
  }

  protected async read(guest: number): Promise<void> {
    const paths = ['/questions', `/questions/${this.question}`, '/tags', '/users']
    for (let n = guest; !this.leaving.signal.aborted; n += 1) {
      const path = paths[n % paths.length] ?? ''
      const answer = await fetch(this.address + path).catch((error: unknown) => this.note('page', String(error)))
      if (answer) await this.record('page', path, answer)
      await setTimeout(PAUSE_MS)
    }
  }

  /**
   * Returns a client with the retries of the browser apps that records every response. A call whose commit was not
   * answered is sent again with its idempotency key until the server knows whether it was stored.
   */
  protected client(token: string): QuandaryClient {
    const note = (request: Request, answered: string): void => {
      const key = request.headers.get('idempotency-key')?.slice(0, 6)
      this.#latest.get(client)?.attempts.push(`${new Date().toISOString().slice(11, 23)} ${key} ${answered}`)
    }
    const send = async (request: Request, isUnanswered = false): Promise<Response> => {
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        note(request, String(error))
        throw error
      })
      const reason = await this.record('call', new URL(request.url).pathname, answer.clone())
      note(request, `${answer.status} ${reason ?? ''} ${answer.headers.get('x-request-id') ?? ''}`)
      // A later attempt that is answered with 503 does not tell whether the first one was stored.
      const isUnknown = reason === 'commit_unanswered' || (isUnanswered && answer.status === 503)
      if (!isUnknown) return answer
      await setTimeout(this.retryMs)
      return send(request, true)
    }
    const client = createQuandaryClient({
      baseUrl: this.address,
      tokens: memoryTokenStore(token),
      language: 'en_US',
      timeoutMs: 60_000,
      fetch: retryingFetch({ fetch: (request) => send(request) }),
    })
    return client
  }

  /**
   * Records a response and returns the reason of a failure. A failure counts as unexpected, except a refused duplicate
   * and a status 429 or 503 with `Retry-After`.
   */
  protected async record(kind: 'page' | 'call', path: string, answer: Response): Promise<string | undefined> {
    const text = await answer.text().catch(String)
    const reason = answer.ok ? undefined : /"reason":"base\.(\w+)"/.exec(text)?.[1]
    this.note(kind, [answer.status, reason].filter(Boolean).join(' '))
    const isAnnounced = [429, 503].includes(answer.status) && answer.headers.has('retry-after')
    if (answer.status < 400 || isAnnounced || reason === 'duplicate_request_error') return reason
    this.unexpected.push(`${answer.status} ${path}: ${text.slice(0, 200)} ${answer.headers.get('x-request-id') ?? ''}`)
    return reason
  }

  protected note(kind: string, status: string): void {
    const key = `${kind} ${status}`
    this.responses.set(key, (this.responses.get(key) ?? 0) + 1)
  }
}

/** The longest time between two acknowledged writes since a moment of `performance.now`, in seconds. */
export function longestPause({ acknowledgedAt }: Load, since = 0): number {
  const pauses = acknowledgedAt.map((at, n) => (at < since ? 0 : at - (acknowledgedAt[n - 1] ?? at)))
  return Math.round(Math.max(0, ...pauses) / 100) / 10
}
