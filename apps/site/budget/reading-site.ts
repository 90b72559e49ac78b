import { existsSync } from 'node:fs'
import { unwrap } from '@quandary/api-client'
import { startServerProcess } from '../../server/test/processes/start-process.ts'
import { answerOne, askOne } from '../e2e/support/questions.ts'
import { administrator, newMember, type Person } from '../e2e/support/people.ts'

/** A running site and the pages that are measured. */
export interface ReadingSite {
  /** Addresses by kind of page. */
  pages: Readonly<Record<'list' | 'question' | 'search' | 'profile', string>>
  /** Adds a question with 30 answers and 200 comments. Returns its address and a member who may act on it. */
  addLongQuestion(): Promise<{ url: string; member: Person }>
  stop(): Promise<unknown>
}

/**
 * Path of the browser, chosen the same way as for the browser tests; undefined selects the browser that Playwright
 * installed.
 */
export const browserPath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

const WORDS = `The wort stays at forty degrees for half an hour, although the tap runs cold and the coil is new.

\`\`\`ts
const left = cool({ litres: 20, from: 98, tap: 12 })
if (left.degrees > 20) throw new Error('still warm')
\`\`\`

- The coil has eight metres of copper, and the flow is six litres a minute.
- Stirring helps, but then the cold break is everywhere.

`

const SENTENCE = 'In winter the same pot takes ten minutes, so the water matters more than the copper does. '

/**
 * Starts a site with sample content and a question with five answers. Each of these six posts has about a thousand
 * characters.
 */
export async function openReadingSite(): Promise<ReadingSite> {
  const server = await startServerProcess()
  const admin = await administrator(server)
  const question = await askOne(admin, 'Why does my wort stay warm for half an hour after chilling?', text(0))
  for (let n = 1; n <= 5; n += 1) {
    const person = await newMember(server, `Brewer ${n}`)
    await answerOne(person, question, text(n))
    if (n <= 2) await unwrap(person.api.call('createComment', { body: comment(question, n) }))
  }
  const at = (path: string) => new URL(path, server.address).href
  // The canonical address contains the title. The short address redirects to it.
  const addressOf = async (id: string) => (await fetch(at(`/questions/${id}`))).url
  return {
    pages: {
      list: at('/questions'),
      question: await addressOf(question),
      search: at('/search?q=wort'),
      profile: at(`/users/${admin.username}`),
    },
    async addLongQuestion() {
      const { id, member } = await askLong(server, admin)
      return { url: await addressOf(id), member }
    },
    stop: server.stop,
  }
}

/** Asks a question with 30 answers and 20 comments. Each answer has six comments. */
async function askLong(
  server: Awaited<ReturnType<typeof startServerProcess>>,
  admin: Person,
): Promise<{ id: string; member: Person }> {
  const id = await askOne(admin, 'How do I cool forty litres of wort in summer?', text(0))
  for (let n = 1; n <= 20; n += 1) await unwrap(admin.api.call('createComment', { body: comment(id, n) }))
  for (let n = 1; n <= 30; n += 1) {
    const person = await newMember(server, `Cooler ${n}`)
    const answer = await answerOne(person, id, text(n))
    for (let m = 1; m <= 6; m += 1) await unwrap(admin.api.call('createComment', { body: comment(answer, m) }))
  }
  // The administrator may do everything, so no interaction is refused.
  return { id, member: admin }
}

function text(n: number): string {
  return `${WORDS}${SENTENCE.repeat(6)}That was batch ${n}.`
}

function comment(question: string, n: number) {
  return { object_id: question, original_text: `Which pump do you use for batch ${n}, and how long is the hose?` }
}
