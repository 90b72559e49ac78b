import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import type { CacheTags } from '../../src/platform/changes/change-log.ts'
import { CacheTagCollector } from '../../src/page-host/cache/cache-tag-collector.ts'
import type { BenchSite } from '../bench-site.ts'
import type { Shown } from './cache-model.ts'

/** Number of question pages that are read. */
const PAGES = 40
/** Rows of the list of hot questions on a question's page (`features/posts/queries/question-queries.ts` of the site). */
const HOT_ROWS = 6

/** The facts about a question's page that decide which changes invalidate it. */
interface ReadPage {
  isByAnything: boolean
  author: string
  questions: number
  people: string[]
}

/** Reads what question pages show, with the reads of the page and the collector of its cache tags. */
export async function readShown({ port, sample }: BenchSite): Promise<Shown> {
  const client = createQuandaryClient({
    baseUrl: `http://127.0.0.1:${port}`,
    tokens: memoryTokenStore(),
    language: 'en_US',
    timeoutMs: 60_000,
  })
  const hotQuery = { order: 'hot', page: 1, page_size: HOT_ROWS } as const
  const hot = await unwrap(client.call('listQuestions', { query: hotQuery }))
  const pages: ReadPage[] = []
  for (const { id } of sample.slice(0, PAGES)) {
    const collector = new CacheTagCollector()
    const query = { question_id: id, page: 1, page_size: 30 }
    const question = await unwrap(client.call('getQuestion', { query: { id } }))
    const answers = await unwrap(client.call('listAnswers', { query }))
    collector.note('getQuestion', question, { id })
    collector.note('listAnswers', answers, query)
    for (const object_id of [id, ...answers.list.map((answer) => answer.id)]) {
      const commentsQuery = { object_id, page: 1, page_size: 30 }
      const comments = await unwrap(client.call('listComments', { query: commentsQuery }))
      collector.note('listComments', comments, commentsQuery)
    }
    const relatedQuery = { question_id: id, page_size: HOT_ROWS }
    const related = await unwrap(client.call('listRelatedQuestions', { query: relatedQuery }))
    collector.note('listRelatedQuestions', related, relatedQuery)
    collector.note('listQuestions', hot, hotQuery)
    pages.push(pageOf(`user:${question.user_info.id}`, collector.madeFrom))
  }
  const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const whole = pages.filter(({ isByAnything }) => !isByAnything)
  const people = average(whole.map((page) => page.people.length))
  // The share of other pages that show the author of a question. People who write much are shown more often.
  const overlap = average(
    whole.flatMap((one) =>
      whole.filter((other) => other !== one).map((other) => Number(other.people.includes(one.author))),
    ),
  )
  const ranks = hot.list.map(({ id }) => sample.findIndex((question) => question.id === id))
  return {
    byAnything: 1 - whole.length / pages.length,
    related: Math.max(0, Math.round(average(whole.map(({ questions }) => questions))) - 1 - hot.list.length),
    people: Math.round(people),
    // Questions outside of the sample are never changed.
    hot: ranks.map((rank) => (rank === -1 ? Number.MAX_SAFE_INTEGER : rank)),
    pool: Math.max(1, Math.round(people / Math.max(overlap, 1 / 10_000))),
  }
}

function pageOf(author: string, tags: CacheTags): ReadPage {
  const names = tags === 'any' ? [] : [...tags]
  return {
    isByAnything: tags === 'any',
    author,
    questions: names.filter((name) => name.startsWith('question:')).length,
    people: names.filter((name) => name.startsWith('user:')),
  }
}
