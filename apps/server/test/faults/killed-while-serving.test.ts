import { setTimeout } from 'node:timers/promises'
import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, onTestFinished } from 'vitest'
import { readObjectId } from '../../src/platform/ids/object-id.ts'
import type { ObjectKind } from '../../src/platform/ids/object-kinds.ts'
import { kindNumbered } from '../../src/platform/ids/object-kinds.ts'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import type { Person, TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { smtpSink } from '../mail/smtp-sink.ts'
import { useSmtp } from '../mail/use-smtp.ts'
import { WAIT_TIMEOUT } from '../wait-timeout.ts'
import type { ServerProcess } from '../processes/start-process.ts'
import { startServerProcess } from '../processes/start-process.ts'
import { clientOf } from './crash-burst.ts'
import { declareOn, expectClean, KILLS, numbersOf } from './killed.ts'

const VOTERS = 20
/** A kill follows shortly after at most this many answered votes. */
const VOTES = 200
/** Number of queued mails at each start of the server. */
const MAILS = 20
/**
 * Maximum milliseconds from the response to a vote, or the arrival of a mail, to the kill, so that the kill hits the
 * next vote or mail.
 */
const AFTER_MS = 8

/** Opens a site with today's date, so that its sessions are valid in other processes. */
async function openToday(open: () => Promise<TestSite>): Promise<TestSite> {
  const site = await open()
  site.clock.advance(Date.now() - site.clock.now())
  writeConfigFile(site.dataDir, site.databaseConfig)
  return site
}

/** Starts a server process with the database and data folder of a site. */
async function serve({ dataDir }: TestSite): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  onTestFinished(() => server.kill())
  return server
}

/** Kills a server, and waits until the database has ended its transactions. */
async function kill(server: ServerProcess, { ctx: { db, can } }: TestSite): Promise<void> {
  await server.kill()
  if (can.embedded) return
  const connections = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and application_name <> 'reused' and pid <> pg_backend_pid()`.execute(db)
    return rows
  }
  await expect.poll(connections, WAIT_TIMEOUT).toEqual([])
}

/** Counts an event, and lets tests wait for it. */
class Counter {
  count = 0
  #waiting: { count: number; reached: () => void } | undefined

  add(): void {
    this.count += 1
    if (this.#waiting && this.count >= this.#waiting.count) this.#waiting.reached()
  }

  reaches(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#waiting = { count, reached }
      if (this.count >= count) reached()
    })
  }
}

type Vote = -1 | 0 | 1
const VOTE_OF = { '': 0, vote_up: 1, vote_down: -1 } as const

/** A person's vote on a post, as far as the person knows it. */
interface KnownVote {
  answered: Vote
  /** The vote in a request that got no response. */
  asked?: Vote
}

/** Posts that can be voted on: questions, answers, and comments, which can only be upvoted. */
async function postsOf(site: TestSite): Promise<string[]> {
  const ada = site.api((await site.registerPerson({ name: 'Ada', rank: 5_000 })).token)
  const posts: string[] = []
  for (let number = 0; number < 3; number += 1) {
    const title = `Why does loaf ${number} not rise?`
    const body = { title, content: 'It stays flat.', tags: [{ slug_name: 'bread' }] }
    const { id } = await unwrap(ada.call('createQuestion', { body }))
    const { info } = await unwrap(ada.call('createAnswer', { body: { question_id: id, content: `Oven ${number}.` } }))
    const comment = { object_id: id, original_text: `In oven ${number}, that is.` }
    posts.push(id, info.id, (await unwrap(ada.call('createComment', { body: comment }))).comment_id)
  }
  return posts
}

/** Returns the key of a vote, from the id of its post or from its row. */
const nameOf = (voter: number, type: ObjectKind | undefined, id: number): string => `${voter} on ${type} ${id}`

/** Lets many people vote until the server stops responding. */
class Voting {
  readonly answers = new Counter()
  #known = new Map<string, KnownVote>()
  #voters: readonly Person[]
  #posts: readonly string[]
  #next: () => number

  constructor(voters: readonly Person[], posts: readonly string[], next: () => number) {
    this.#voters = voters
    this.#posts = posts
    this.#next = next
  }

  /** Resolves when the server has stopped responding. */
  async at(server: ServerProcess): Promise<void> {
    await Promise.all(
      this.#voters.map(async ({ id, token }) => {
        while (await this.#vote(id, clientOf(server, token))) {
          // Ends when the server has stopped responding.
        }
      }),
    )
  }

  async #vote(voter: number, client: QuandaryClient): Promise<boolean> {
    const object_id = this.#posts[Math.floor(this.#next() * this.#posts.length)] ?? ''
    const { type, id } = readObjectId(object_id)
    const direction = type === 'comment' || this.#next() < 0.5 ? 1 : -1
    const is_cancel = this.#next() < 0.2
    const name = nameOf(voter, type, id)
    const { answered } = this.#known.get(name) ?? { answered: 0 }
    const asked = !is_cancel ? direction : answered === direction ? 0 : answered
    this.#known.set(name, { answered, asked })
    const operation = direction === 1 ? 'voteUp' : 'voteDown'
    const { data, error } = await client.call(operation, { body: { object_id, is_cancel } })
    if (error?.kind === 'offline') return false
    if (error) throw error
    expect(VOTE_OF[data.vote_status]).toBe(asked)
    this.#known.set(name, { answered: asked })
    this.answers.add()
    return true
  }

  /**
   * Compares the votes that got a response with the stored ones. A request without a response was stored completely or
   * not at all.
   */
  async expectStored({ ctx: { db } }: TestSite): Promise<void> {
    const rows = await db.selectFrom('votes').select(['user_id', 'object_type', 'object_id', 'direction']).execute()
    const stored = new Map(
      rows.map((row) => [nameOf(row.user_id, kindNumbered(row.object_type), row.object_id), row.direction] as const),
    )
    expect(stored.size).toBe(rows.length)
    expect([...stored.keys()].filter((name) => !this.#known.has(name))).toEqual([])
    for (const [name, { answered, asked = answered }] of this.#known) {
      const found = stored.get(name) ?? 0
      expect([answered, asked], name).toContain(found)
      this.#known.set(name, { answered: found })
    }
  }
}

describeOnEveryEngine('killed while serving', (open, engine) => {
  const itOn = declareOn(engine)

  itOn('postgres', 'KI7 votes that were answered are stored once, and every counter agrees', async () => {
    const site = await openToday(open)
    const posts = await postsOf(site)
    const voters: Person[] = []
    for (let n = 0; n < VOTERS; n += 1) voters.push(await site.registerPerson({ name: `Voter${n}`, rank: 900 }))
    const next = numbersOf(`votes ${engine}`)
    const voting = new Voting(voters, posts, next)
    for (let round = 0; round < KILLS; round += 1) {
      const server = await serve(site)
      const voted = voting.at(server)
      await Promise.race([voted, voting.answers.reaches(voting.answers.count + 1 + Math.floor(next() * VOTES))])
      await setTimeout(next() * AFTER_MS)
      await kill(server, site)
      await voted
      await voting.expectStored(site)
    }
    await expectClean(site.dataDir)
  })

  itOn('sqlite3', 'KI8 every mail arrives, and twice at most one that was under way during a kill', async () => {
    const site = await openToday(open)
    const { db, mail } = site.ctx
    const arrivals = new Counter()
    const sink = await smtpSink({ onMail: () => arrivals.add() })
    onTestFinished(() => sink.close())
    await useSmtp(site, sink.port)
    const next = numbersOf(`mails ${engine}`)
    const readers: string[] = []
    const underWay: number[] = []
    for (let round = 0; round < KILLS; round += 1) {
      const added = Array.from({ length: MAILS }, (_, n) => `reader-${round}-${n}@qa.test`)
      readers.push(...added)
      await mail.sendAll(
        db,
        added.map((to) => ({ to, subject: 'Bread', text: 'It rose.\n', html: '<p>It rose.</p>' })),
      )
      const server = await serve(site)
      await arrivals.reaches(arrivals.count + 1 + Math.floor(next() * (MAILS - 1)))
      await setTimeout(next() * AFTER_MS)
      await kill(server, site)
      const claimed = await db.selectFrom('jobs').select('id').where('locked_until', '>', 0).execute()
      expect(claimed.length).toBeLessThanOrEqual(1)
      underWay.push(...claimed.map(({ id }) => id))
      // Simulates that half a minute has passed, after which other processes take over the claims of a dead one.
      await db.updateTable('jobs').set({ locked_until: 0 }).execute()
    }
    const server = await serve(site)
    const waiting = () => db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()
    await expect.poll(waiting, WAIT_TIMEOUT).toEqual([])
    expect(await server.stop()).toBe(0)
    const mails = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
    expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(new Set(readers))
    const times = new Map<string, number>()
    for (const { messageId = '' } of mails) times.set(messageId, (times.get(messageId) ?? 0) + 1)
    // Every attempt to send a mail has the same Message-ID.
    expect(times.size).toBe(readers.length)
    for (const [name, count] of times) {
      const kills = underWay.filter((id) => name.startsWith(`<job-${id}@`)).length
      expect(count, name).toBeLessThanOrEqual(1 + kills)
    }
  })
})
