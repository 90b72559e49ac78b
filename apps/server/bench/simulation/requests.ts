import type { BenchSite } from '../bench-site.ts'
import { requestOf } from '../load.ts'
import { SEARCHES } from '../rows.ts'
import type { Arrival } from './arrivals.ts'

const API = '/answer/api/v1'
const WORDS = [...SEARCHES.English, ...SEARCHES.Chinese]

/** Makes the real requests of simulated arrivals. */
export class Requests {
  #site: BenchSite
  #tags: readonly string[]
  #turn = 0
  /** The votes that were given and not withdrawn, by member and question. */
  #votes = new Set<string>()
  /** Number of answers by question: a member may answer a question once. */
  #answers = new Map<string, number>()

  constructor(site: BenchSite, tags: readonly string[]) {
    this.#site = site
    this.#tags = tags
  }

  /** Returns the request in wire format. Members take turns. */
  of({ operation, page }: Pick<Arrival, 'operation' | 'page'>): Buffer {
    this.#turn += 1
    const cookie = itemOf(this.#site.cookies, this.#turn)
    const { id, url_title } = itemOf(this.#site.sample, page)
    const question = `/questions/${id}/${url_title}`
    const person = `/users/${encodeURIComponent(itemOf(this.#site.people, page))}`
    const list = page === 0 ? '/questions' : `/questions?page=${page + 1}`
    switch (operation) {
      case 'question':
        return requestOf({ path: question })
      case 'list':
        return requestOf({ path: list })
      case 'tag':
        return requestOf({ path: `/tags/${encodeURIComponent(itemOf(this.#tags, page))}` })
      case 'person':
        return requestOf({ path: person })
      case 'search':
        return requestOf({ path: `/search?q=${encodeURIComponent(itemOf(WORDS, page))}` })
      case 'question, member':
        return requestOf({ path: question, cookie })
      case 'list, member':
        return requestOf({ path: list, cookie })
      case 'person, member':
        return requestOf({ path: person, cookie })
      case 'vote':
        return this.#vote(id)
      case 'comment':
        return this.#post('/comment', { object_id: id, original_text: this.#text('comment') })
      case 'answer':
        return this.#answer(page)
      case 'ask':
        return this.#post('/question', {
          title: `How is number ${this.#turn} of these questions told from all others?`,
          content: this.#text('question'),
          tags: [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }],
        })
    }
  }

  #vote(id: string): Buffer {
    const vote = `${this.#turn % this.#site.tokens.length} ${id}`
    const is_cancel = this.#votes.delete(vote)
    if (!is_cancel) this.#votes.add(vote)
    return this.#post('/vote/up', { object_id: id, is_cancel })
  }

  /** Answers the question, or the next one that is open. */
  #answer(page: number): Buffer {
    const { sample } = this.#site
    const from = page % sample.length
    const question = [...sample.slice(from), ...sample].find(({ isOpen }) => isOpen)
    if (!question) throw new Error('All questions are closed')
    const answers = this.#answers.get(question.id) ?? 0
    this.#answers.set(question.id, answers + 1)
    return this.#post('/answer', { question_id: question.id, content: this.#text('answer') }, answers)
  }

  #post(path: string, body: unknown, member = this.#turn): Buffer {
    return requestOf({ method: 'POST', path: API + path, token: itemOf(this.#site.tokens, member), body })
  }

  #text(kind: string): string {
    return `This is ${kind} number ${this.#turn}, and each has **its own** text:\n\n- one point\n- two points\n\nThat is all.`
  }
}

function itemOf<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}
