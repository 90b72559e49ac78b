import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../harness.ts'
import { describeOnEveryEngine } from '../harness.ts'
import { OperationGenerator } from '../model/operation-generator.ts'
import { emptyWorld, play } from '../model/play.ts'
import { PEOPLE, RealSite, TIME_ZONE } from '../model/real-site.ts'
import type { Pages } from '../http/pages.ts'
import { startPages, startSecondProcess } from '../http/pages.ts'

/*
 * Pages of guests are cached. Nevertheless, once a write has been confirmed, a page that is requested afterwards must
 * contain what was written: under concurrent writers and readers, from another process, and for every operation.
 */

const MINUTES = 60_000
const WRITERS = 2
/** A bot's user agent, so that nothing counts as a view: view counts are the only figures that may lag. */
const PROGRAM = { 'user-agent': 'Comparing-bot/1.0' }

/** Performs one write as a person; returns the pages that show it and the word they must contain. */
type Write = (word: string) => Promise<{ word: string; paths: string[] }>

async function writesOf(site: TestSite, name: string): Promise<Write[]> {
  const person = await site.registerPerson({ name, rank: 3000 })
  const api: QuandaryClient = site.api(person.token)
  const tags = [{ slug_name: 'bread', display_name: 'bread', original_text: '' }]
  const asked = await unwrap(
    api.call('createQuestion', { body: { title: `What does ${name} ask?`, content: 'Something about bread.', tags } }),
  )
  const { id } = asked
  const path = `/questions/${id}`
  let title = asked.url_title
  return [
    async (word) => {
      const body = { title: `Why is ${word} not rising?`, content: 'Tell me why it is not.', tags }
      const made = await unwrap(api.call('createQuestion', { body }))
      const lists = ['/', '/questions?order=newest', '/tags/bread', `/users/${person.username}/questions`]
      return { word, paths: [...lists, `/search?q=${word}`, `/questions/${made.id}/${made.url_title}`] }
    },
    async (word) => {
      await unwrap(api.call('createAnswer', { body: { question_id: id, content: `It is because of ${word}.` } }))
      return { word, paths: [`${path}/${title}`, `/search?q=${word}`] }
    },
    async (word) => {
      await unwrap(api.call('createComment', { body: { object_id: id, original_text: `Think of ${word}.` } }))
      return { word, paths: [`${path}/${title}`] }
    },
    async (word) => {
      const body = { id, title: `Whither ${word} and why?`, content: 'Edited, about bread.', tags, edit_summary: word }
      title = (await unwrap(api.call('updateQuestion', { body }))).url_title
      return { word, paths: [`${path}/${title}`, '/tags/bread'] }
    },
    async (word) => {
      await unwrap(api.call('updateProfile', { body: { display_name: word, username: person.username } }))
      return { word, paths: [`${path}/${title}`, `/users/${person.username}`, '/tags/bread'] }
    },
  ]
}

/** Returns the visible part of a page, without scripts and relative times. */
function visible(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<time\b[\s\S]*?<\/time>/g, '')
}

/** Requests a page with a session cookie, so that it is rendered and not cached. */
async function fresh(pages: Pages, path: string): Promise<string> {
  return visible((await pages.get(path, { ...PROGRAM, cookie: 'visit=none' })).text)
}

describeOnEveryEngine('cached pages under concurrent writers and readers', (open, engine) => {
  it(
    'W1 show every write in the next page, whichever process serves it',
    async () => {
      const site = await open()
      const pages = await startPages(site)
      const beside = await startSecondProcess(site)
      try {
        const people = await Promise.all(Array.from({ length: WRITERS }, (_, n) => writesOf(site, `Writer${n}`)))
        const all = ['/', '/questions?order=newest', '/tags/bread']
        const over = new AbortController()
        const readers = [pages, beside].map(async ({ get }) => {
          for (let turn = 0; !over.signal.aborted; turn += 1) await get(all[turn % all.length] ?? '/')
        })
        const late: string[] = []
        const hammer = people.map(async (writes, person) => {
          for (const [turn, write] of writes.entries()) {
            const { word, paths } = await write(`zq${person}x${turn}w`)
            const reads = paths.flatMap((path) => [pages, beside].map((server) => ({ path, server })))
            for (const { path, server } of reads) {
              const { text } = await server.get(path)
              if (!text.includes(word)) late.push(`${path} does not show ${word}`)
            }
          }
        })
        await Promise.all(hammer).finally(() => over.abort())
        await Promise.all(readers)
        expect(late).toEqual([])
      } finally {
        await beside.close()
      }
    },
    5 * MINUTES,
  )

  it(
    'W2 equal freshly rendered pages, after each of many operations of all kinds',
    async () => {
      const site = await open()
      const pages = await startPages(site)
      const real = await RealSite.prepare(site)
      const world = emptyWorld(PEOPLE, { now: site.clock.now(), timeZone: TIME_ZONE })
      const maker = new OperationGenerator('pages')
      const operations = engine === 'sqlite3' ? 40 : 15
      let watched: string[] = ['/', '/tags']
      let hits = 0
      for (let n = 0; n < operations; n += 1) {
        const tags = new Map<string, string>()
        for (const path of watched) tags.set(path, String((await pages.get(path, PROGRAM)).headers.etag))
        // The clock stands still, so that no cached page expires.
        const operation = { ...maker.next(world), wait: 0 }
        play(world, operation)
        await real.perform(operation)
        for (const path of watched) {
          const { text, headers } = await pages.get(path, PROGRAM)
          if (headers.etag !== tags.get(path)) continue
          hits += 1
          expect(visible(text), `${path} after ${JSON.stringify(operation)}`).toBe(await fresh(pages, path))
        }
        if ('as' in operation && operation.do === 'ask') {
          const id = real.publicId(operation.as)
          const moved = await pages.get(`/questions/${id}`, PROGRAM)
          const path = moved.status === 200 ? `/questions/${id}` : String(moved.headers.location)
          watched = ['/', '/tags', ...[path, ...watched.slice(2)].slice(0, 4)]
        }
      }
      // Only pages whose ETag stayed the same are compared; there must be more than one per operation.
      expect(hits).toBeGreaterThan(operations)
    },
    5 * MINUTES,
  )
})
