import { setTimeout } from 'node:timers/promises'
import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { numbersOf } from '../faults/killed.ts'
import type { Cluster } from './cluster.ts'
import { clientAt } from './cluster.ts'
import type { Kind, Load, Vote } from './load.ts'
import { askFor, MixedLoad, namesOf } from './load.ts'

const MEMBERS = 100
const GUESTS = 100
/** Mean milliseconds between two actions of one person. */
const PAUSE_MS = 5_000
/** Milliseconds before a refused call is sent again, about as long as the server's `Retry-After`. */
const RETRY_MS = 3_000
/** Number of accounts that are created by one call, which hashes their passwords. */
const AT_ONCE = 25
/** Number of recent questions that people read, answer and vote on. */
const RECENT = 50

/** The shares of a member's actions. In the remaining cases the member opens a page. */
const MEMBER = { question: 0.05, answer: 0.07, comment: 0.16, vote: 0.14, search: 0.1 } as const
/** The share of searches among the requests of a guest; the rest are pages. */
const GUEST_SEARCHES = 0.15

interface Asked {
  id: string
  member: number
}

/** Starts two hundred people who use the site as usual: most read, some search, vote, comment, answer and ask. */
export async function startCrowd(cluster: Cluster, name: string, seed: string): Promise<Load> {
  const admin = clientAt(cluster.address, cluster.adminToken)
  // At the lowest level new members may vote.
  await unwrap(admin.call('updatePrivilegeSettings', { body: { level: 1 } }))
  const names = namesOf(name, MEMBERS)
  const tokens: string[] = []
  for (let n = 0; n < MEMBERS; n += AT_ONCE) tokens.push(...(await cluster.makeMembers(names.slice(n, n + AT_ONCE))))
  return new Crowd(cluster.address, { name, question: await askFor(cluster, name), seed }).start(tokens)
}

class Crowd extends MixedLoad {
  protected override readonly guests = GUESTS
  protected override readonly retryMs = RETRY_MS
  readonly #seed: string
  readonly #asked: Asked[] = []
  /** The last votes, by member and question. */
  readonly #votes = new Map<string, Vote>()
  /** The questions that each member has tried to answer, which is possible once. */
  readonly #answered = new Map<number, Set<string>>()

  constructor(address: string, { name, question, seed }: { name: string; question: string; seed: string }) {
    super(address, name, question)
    this.#seed = seed
  }

  override get votes(): Vote[] {
    return [...this.#votes.values()]
  }

  protected override async write(client: QuandaryClient, member: number): Promise<void> {
    const number = numbersOf(`${this.#seed} member ${member}`)
    await this.#act(number, async (n) => {
      const text = (kind: Kind): string => `The ${kind} number ${n} of member ${member} of ${this.name}.`
      const action = actionAt(number())
      const on = this.#recent(number())
      if (action === 'question') await this.#ask(client, member, text('question'))
      else if (action === 'answer') await this.#answer(client, member, text('answer'), on)
      else if (action === 'comment') await this.send(client, 'comment', text('comment'), on?.id)
      else if (action === 'vote') await this.#vote(client, member, on)
      else if (action === 'search') await this.#open(`/search?q=number+${n}`)
      else await this.#open(on ? `/questions/${on.id}` : '/questions')
    })
  }

  protected override async read(guest: number): Promise<void> {
    const number = numbersOf(`${this.#seed} guest ${guest}`)
    const lists = ['/questions', '/tags', '/users', `/questions/${this.question}`]
    await this.#act(number, async (n) => {
      const on = this.#recent(number())
      if (number() < GUEST_SEARCHES) await this.#open(`/search?q=question+${n}`)
      else await this.#open(on && n % 2 === 0 ? `/questions/${on.id}` : (lists[n % lists.length] ?? ''))
    })
  }

  async #act(number: () => number, act: (n: number) => Promise<void>): Promise<void> {
    for (let n = 0; !this.leaving.signal.aborted; n += 1) {
      const pause = PAUSE_MS * (0.5 + number())
      await setTimeout(pause, undefined, { signal: this.leaving.signal }).catch(() => undefined)
      if (!this.leaving.signal.aborted) await act(n)
    }
  }

  #recent(number: number): Asked | undefined {
    const recent = this.#asked.slice(-RECENT)
    return recent[Math.floor(number * recent.length)]
  }

  async #open(path: string): Promise<void> {
    const answer = await fetch(this.address + path).catch((error: unknown) => this.note('page', String(error)))
    if (answer) await this.record('page', path, answer)
  }

  async #ask(client: QuandaryClient, member: number, text: string): Promise<void> {
    const id = await this.send(client, 'question', text)
    if (id) this.#asked.push({ id, member })
  }

  async #answer(client: QuandaryClient, member: number, text: string, on: Asked | undefined): Promise<void> {
    const answered = this.#answered.get(member) ?? new Set()
    this.#answered.set(member, answered)
    if (!on || answered.has(on.id)) return
    answered.add(on.id)
    await this.send(client, 'answer', text, on.id)
  }

  /** Votes on a question of another member, or withdraws the vote that the member has given. */
  async #vote(client: QuandaryClient, member: number, on: Asked | undefined): Promise<void> {
    if (!on || on.member === member) return
    const key = `${member} ${on.id}`
    const before = this.#votes.get(key)
    const vote: Vote = {
      member: `${this.name}${member}`,
      question: on.id,
      isWithdrawn: before !== undefined && !before.isWithdrawn,
      outcome: 'unknown',
    }
    this.#votes.set(key, vote)
    const { error } = await client.call('voteUp', { body: { object_id: on.id, is_cancel: vote.isWithdrawn } })
    if (error) return
    vote.outcome = 'acknowledged'
    this.acknowledgedAt.push(performance.now())
  }
}

/** Returns the action that belongs to a number from 0 to 1, by the shares in `MEMBER`. */
function actionAt(number: number): keyof typeof MEMBER | 'page' {
  let above = 0
  for (const [action, share] of Object.entries(MEMBER)) {
    above += share
    // `Object.entries` declares the keys as strings; the constant has exactly these keys, so the cast is safe.
    if (number < above) return action as keyof typeof MEMBER
  }
  return 'page'
}
