import { expect, it } from 'vitest'
import { mountPages } from '../../src/page-host/index.ts'
import { openSession } from '../../src/slices/accounts/index.ts'
import { describeOnEveryEngine } from '../harness.ts'
import type { Showing } from './visibility/mistakes.ts'
import { mistakes } from './visibility/mistakes.ts'
import type { Thread, ViewerKind } from './visibility/rules.ts'
import {
  findsAnswer,
  findsQuestion,
  opensAnswer,
  opensComment,
  opensQuestion,
  STATES,
  VIEWERS,
} from './visibility/rules.ts'
import { prepareThreads } from './visibility/threads.ts'

interface Answer {
  statusCode: number
  payload: string
}

/** A page or document, and the parts of a thread that it shows. */
interface Address extends Showing {
  url(thread: Thread): string
  /** Returns the part of the response to check; all of it by default. */
  part?(answer: Answer, thread: Thread): string
}

const underAnswers = { question: findsAnswer, answer: findsAnswer }

const ADDRESSES: Readonly<Record<string, Address>> = {
  'the site map': { url: () => '/sitemap.xml', shows: { question: findsQuestion } },
  'a file of the site map': { url: () => '/sitemap/question-1.xml', shows: { question: findsQuestion } },
  'Atom of the site': { url: () => '/feed.atom', shows: { question: findsQuestion } },
  'RSS of the site by activity': { url: () => '/feed.rss?order=active', shows: { question: findsQuestion } },
  'Atom of a tag': { url: () => '/tags/visibility/feed.atom', shows: { question: findsQuestion } },
  'RSS of the asker': { url: () => '/users/asker/feed.rss', shows: { question: findsQuestion } },
  'Atom of the answerer': { url: () => '/users/answerer/feed.atom', shows: underAnswers },
  'the picture of a link preview': {
    url: ({ question }) => `/previews/questions/${question}.png`,
    shows: { question: findsQuestion },
    // The text in a picture cannot be read, so the test checks whether the picture exists.
    part: ({ statusCode }, thread) => (statusCode === 200 ? thread.word('question') : ''),
  },
  'the page of a question': {
    url: ({ question }) => `/questions/${question}`,
    shows: { question: opensQuestion, answer: opensAnswer, comment: opensComment },
  },
  'the page of a question, where programs look': {
    url: ({ question }) => `/questions/${question}`,
    shows: { question: findsQuestion, answer: findsAnswer },
    part: ({ payload }) =>
      [...payload.matchAll(/<script type="application\/ld\+json"[^>]*>.*?<\/script>|<meta property="og:[^>]*>/gs)].join(
        '\n',
      ),
  },
}

describeOnEveryEngine('surfaces outside of the API', (open) => {
  it(`show each of ${STATES.length} states to exactly the right ones of ${VIEWERS.length} viewers`, async () => {
    const site = await open()
    await mountPages(await site.ownServer(), site.ctx)
    const { people, threads } = await prepareThreads(site)
    const cookies = new Map<ViewerKind, string>([['guest', '']])
    for (const viewer of VIEWERS) {
      if (viewer === 'guest') continue
      const { visit } = await openSession(site.ctx, site.ctx.db, people[viewer].id)
      cookies.set(viewer, `visit=${visit}`)
    }
    const get = async (url: string, viewer: ViewerKind): Promise<Answer> => {
      const headers = { cookie: cookies.get(viewer) ?? '' }
      const answer = await site.server.http.inject({ method: 'GET', url, headers })
      const { location } = answer.headers
      return answer.statusCode === 302 && location !== undefined && location !== url ? get(location, viewer) : answer
    }
    const found: string[] = []
    for (const [name, address] of Object.entries(ADDRESSES)) {
      for (const viewer of VIEWERS) {
        for (const thread of threads) {
          const answer = await get(address.url(thread), viewer)
          expect(answer.statusCode, name).toBeLessThan(500)
          const text = address.part?.(answer, thread) ?? answer.payload
          found.push(...mistakes(address, viewer, thread, text).map((mistake) => `${name} ${mistake}`))
        }
      }
    }
    expect(found).toEqual([])
  }, 180_000)
})
