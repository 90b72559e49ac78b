import type { QuandaryClient } from '@quandary/api-client'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import type { Database } from '../../src/platform/db/database.ts'
import { setStartRank } from '../../src/slices/reputation/index.ts'
import type { ServerProcess } from '../processes/start-process.ts'

const PASSWORD = 'correct-horse'
const SPAM = 57
/** Number of acknowledged actions between two of the questions that many followers are mailed about. */
const ACTIONS_PER_QUESTION = 60
/** The tag that the mailed followers follow. */
export const MAILED_TAG = 'news'

/** Everything the server acknowledged. */
export interface Acknowledged {
  answers: string[]
  comments: string[]
  /** Texts of answers after direct edits. */
  edits: string[]
  /** Texts of suggested edits of questions. */
  suggestions: string[]
  /** Ids of the approved revisions. */
  approvals: string[]
  /** Ids of the flagged answers, once per flag. */
  flags: string[]
  /** Ids of the flags that were handled. */
  handled: string[]
  /** Ids of the answers that are pending because of their links. */
  queued: string[]
  /** Ids of the pending posts that were approved. */
  shown: string[]
  /** Ids of the questions that many followers are mailed about. */
  questions: string[]
}

export const nothingAcknowledged = (): Acknowledged => ({
  answers: [],
  comments: [],
  edits: [],
  suggestions: [],
  approvals: [],
  flags: [],
  handled: [],
  queued: [],
  shown: [],
  questions: [],
})

export const total = (done: Acknowledged): number => Object.values(done).flat().length

export function clientOf({ address }: Pick<ServerProcess, 'address'>, token?: string): QuandaryClient {
  return createQuandaryClient({ baseUrl: address, tokens: memoryTokenStore(token), language: 'en_US', timeoutMs: 0 })
}

type People = Record<'ada' | 'bo' | 'cy' | 'dee' | 'mo' | 'eve' | 'fay', string>

/**
 * Creates the people and returns their tokens: Ada asks, Bo answers, Cy comments, Dee may only suggest edits, Mo
 * decides in the queues, Eve's answers are pending because of their links, and Fay flags answers.
 */
export async function makePeople(server: ServerProcess, { db }: Database): Promise<People> {
  const signIn = (e_mail: string, pass: string) =>
    unwrap(clientOf(server).call('loginByEmail', { body: { e_mail, pass } }))
  const admin = clientOf(server, (await signIn(server.admin.email, server.admin.password)).access_token)
  const ranks = { ada: 5_000, bo: 200, cy: 200, dee: 200, mo: 5_000, eve: 200, fay: 200 }
  const names = Object.keys(ranks) as (keyof People)[]
  const users = names.map((name) => `${name}, ${name}@qa.test, ${PASSWORD}`).join('\n')
  await unwrap(admin.call('createUsers', { body: { users } }))
  const people: Partial<People> = {}
  for (const name of names) {
    const { id, access_token } = await signIn(`${name}@qa.test`, PASSWORD)
    await setStartRank(db, Number(id), ranks[name])
    people[name] = access_token
  }
  const [mo] = await db.selectFrom('users').select('id').where('username', '=', 'mo').execute()
  await unwrap(admin.call('updateUserRole', { body: { user_id: String(mo?.id), role_id: 3 } }))
  // Changing the role has ended Mo's session.
  people.mo = (await signIn('mo@qa.test', PASSWORD)).access_token
  await unwrap(admin.call('updateWriteSettings', { body: { max_links: 1 } }))
  return people as People
}

/** Creates the tag with many followers, and questions to act on. */
export async function askQuestions(ada: QuandaryClient): Promise<string[]> {
  await unwrap(
    ada.call('createTag', { body: { slug_name: MAILED_TAG, display_name: MAILED_TAG, original_text: 'What is new' } }),
  )
  const ids: string[] = []
  for (let n = 0; n < 40; n += 1) {
    const asked = {
      title: `Which glass for stout number ${n}?`,
      content: 'I have many.',
      tags: [{ slug_name: 'glass' }],
    }
    ids.push((await unwrap(ada.call('createQuestion', { body: asked }))).id)
  }
  return ids
}

/** People who act concurrently as fast as they can, until the server is killed. */
export class Burst {
  readonly ended: Promise<unknown>
  #questions: readonly string[]
  #done: Acknowledged
  #flagged = 0

  constructor(server: ServerProcess, people: People, questions: readonly string[], done: Acknowledged) {
    this.#questions = questions
    this.#done = done
    const client = (name: keyof People): QuandaryClient => clientOf(server, people[name])
    this.ended = Promise.all([
      forEver(() => this.#answer(client('bo'))),
      forEver(() => this.#comment(client('cy'))),
      forEver(() => this.#suggest(client('dee'))),
      forEver(() => this.#approve(client('mo'))),
      forEver(() => this.#queue(client('eve'))),
      forEver(() => this.#flag(client('fay'))),
      forEver(() => this.#handle(client('mo'))),
      forEver(() => this.#show(client('mo'))),
      forEver(() => this.#ask(client('ada'))),
    ])
  }

  #question(): string {
    return this.#questions[total(this.#done) % this.#questions.length] ?? ''
  }

  /** Answers, and edits the answer; both notify Ada. */
  async #answer(bo: QuandaryClient): Promise<boolean> {
    const question_id = this.#question()
    const content = `Answer after ${total(this.#done)} acts: ${crypto.randomUUID()}`
    const created = await bo.call('createAnswer', { body: { question_id, content } })
    if (created.error) return created.error.kind !== 'offline'
    const { id } = created.data.info
    this.#done.answers.push(id)
    const edited = `${content}, and more`
    const { error } = await bo.call('updateAnswer', { body: { id, question_id, content: edited } })
    if (error) return error.kind !== 'offline'
    this.#done.edits.push(edited)
    return true
  }

  async #comment(cy: QuandaryClient): Promise<boolean> {
    const body = { object_id: this.#question(), original_text: `Comment ${crypto.randomUUID()}` }
    const { data, error } = await cy.call('createComment', { body })
    if (data) this.#done.comments.push(data.comment_id)
    return error?.kind !== 'offline'
  }

  /**
   * Suggests an edit of a random question. A question has at most one pending suggestion: a second one is refused, and
   * the next call picks another question.
   */
  async #suggest(dee: QuandaryClient): Promise<boolean> {
    const id = this.#questions[Math.floor(Math.random() * this.#questions.length)] ?? ''
    const content = `Suggested ${crypto.randomUUID()}`
    const body = {
      id,
      title: 'Which glass for a stout?',
      content,
      tags: [{ slug_name: 'glass' }],
      edit_summary: 'Clearer',
    }
    const { data, error } = await dee.call('updateQuestion', { body })
    if (data) this.#done.suggestions.push(content)
    return error?.kind !== 'offline'
  }

  async #approve(mo: QuandaryClient): Promise<boolean> {
    const queue = await mo.call('listUnreviewedRevisions', { query: { page: 1 } })
    if (queue.error) return queue.error.kind !== 'offline'
    const id = queue.data.list[0]?.unreviewed_info.id
    if (id === undefined) return true
    const { error } = await mo.call('auditRevision', { body: { id, operation: 'approve' } })
    if (!error) this.#done.approvals.push(id)
    return error?.kind !== 'offline'
  }

  /** Posts an answer with more links than allowed. */
  async #queue(eve: QuandaryClient): Promise<boolean> {
    const content = `See https://one.example/${crypto.randomUUID()} and https://two.example/`
    const { data, error } = await eve.call('createAnswer', { body: { question_id: this.#question(), content } })
    if (data) this.#done.queued.push(data.info.id)
    return error?.kind !== 'offline'
  }

  async #show(mo: QuandaryClient): Promise<boolean> {
    const queue = await mo.call('listPendingPosts', { query: { page: 1 } })
    if (queue.error) return queue.error.kind !== 'offline'
    const post = queue.data.list[0]
    if (!post) return true
    const { error } = await mo.call('reviewPendingPost', { body: { review_id: post.review_id, status: 'approve' } })
    if (!error) this.#done.shown.push(post.answer_id ?? '')
    return error?.kind !== 'offline'
  }

  async #flag(fay: QuandaryClient): Promise<boolean> {
    const object_id = this.#done.answers[this.#flagged]
    if (object_id === undefined) return this.#look(fay)
    // Each answer is flagged once, because a second flag would reopen a handled one.
    this.#flagged += 1
    const { error } = await fay.call('createReport', { body: { object_id, report_type: SPAM } })
    if (!error) this.#done.flags.push(object_id)
    return error?.kind !== 'offline'
  }

  async #handle(mo: QuandaryClient): Promise<boolean> {
    const queue = await mo.call('listUnreviewedReports', { query: { page: 1 } })
    if (queue.error) return queue.error.kind !== 'offline'
    const flag_id = queue.data.list[0]?.flag_id
    if (flag_id === undefined) return true
    const { error } = await mo.call('reviewReport', { body: { flag_id, operation_type: 'ignore_report' } })
    if (!error) this.#done.handled.push(flag_id)
    return error?.kind !== 'offline'
  }

  /** Reads the notification status; used when there is nothing else to do. */
  async #look(client: QuandaryClient): Promise<boolean> {
    const { error } = await client.call('getNotificationStatus')
    return error?.kind !== 'offline'
  }

  /** Asks a question that many followers are mailed about, after a number of other actions. */
  async #ask(ada: QuandaryClient): Promise<boolean> {
    if (this.#done.questions.length * ACTIONS_PER_QUESTION > total(this.#done)) return this.#look(ada)
    const title = `Who hears of ${crypto.randomUUID()}?`
    const body = { title, content: 'Many do.', tags: [{ slug_name: MAILED_TAG }] }
    const { data, error } = await ada.call('createQuestion', { body })
    if (data) this.#done.questions.push(data.id)
    return error?.kind !== 'offline'
  }
}

async function forEver(act: () => Promise<boolean>): Promise<void> {
  while (await act()) {
    // Repeats until the server is killed.
  }
}
