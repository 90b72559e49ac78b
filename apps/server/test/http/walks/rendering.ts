import type { QuandaryClient } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect } from 'vitest'
import type { NginxSite } from '../nginx-site.ts'

const TAGS = [{ slug_name: 'tables', display_name: 'tables', original_text: '' }]
/** A table of 4,404 characters in as many columns as fit. */
const WIDE = `${'|a'.repeat(1100)}|\n${'|-'.repeat(1100)}|\n`
/** Tables take longest to render of all accepted texts (see `packages/markdown/src/linear-time.test.ts`). */
const SLOW_MARKDOWN = `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${`${'|a'.repeat(20)}|\n`.repeat(600)}`
/** Maximum characters of a text in the contract. */
const LONGEST = 65_536

/**
 * Requests previews of texts that are expensive, unbalanced, too long or draw outside their box, and one as a guest.
 */
export async function walkRendering(site: NginxSite, author: QuandaryClient): Promise<void> {
  const preview = (content: string) => unwrap(author.call('renderPost', { body: { content } }))
  const table = await preview(WIDE)
  expect([WIDE.length, table.length < 20 * WIDE.length]).toEqual([4404, true])
  for (const end of ['<math><x ', '<math><mi', '<svg><g ', '</div></article><x ', '<b><i><table><td>']) {
    const html = await preview(`Some words\n\n${end}`)
    const tags = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    expect([end, tags(/<[a-z]/g)]).toEqual([end, tags(/<\/[a-z]/g)])
  }
  expect(await preview('<math><mspace width="99999em" height="99999em"/></math>')).not.toContain('99999')
  const tooLong = await author.call('renderPost', { body: { content: 'x'.repeat(LONGEST + 1) } })
  expect(tooLong.error?.status).toBe(400)
  const guest = await site.ask(
    'POST',
    '/answer/api/v1/post/render',
    { 'content-type': 'application/json' },
    { content: 'x' },
  )
  expect(guest.status).toBe(401)
}

/** Renders an expensive text while others read the list of questions. */
export async function walkOthersMeanwhile(site: NginxSite, author: QuandaryClient): Promise<void> {
  const answered: string[] = []
  const preview = async (): Promise<void> => {
    await unwrap(author.call('renderPost', { body: { content: SLOW_MARKDOWN } }))
    answered.push('preview')
  }
  const ends = preview()
  for (const read of ['first read', 'second read', 'third read']) {
    expect((await site.ask('GET', '/answer/api/v1/question/page?page=1&page_size=20')).status).toBe(200)
    answered.push(read)
  }
  await ends
  expect(answered).toEqual(['first read', 'second read', 'third read', 'preview'])
}

/** Adds answers to a question that together are too long for one page. */
export async function walkLongAnswers(site: NginxSite, admin: QuandaryClient): Promise<void> {
  const write = await unwrap(admin.call('getWriteSettings'))
  await unwrap(admin.call('updateWriteSettings', { body: { ...write, restrict_answer: false } }))
  const asked = { title: 'Which of these is the longest?', content: 'All of them are long.', tags: TAGS }
  const question = await unwrap(admin.call('createQuestion', { body: asked }))
  const content = '&'.repeat(30_000)
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const body = { question_id: question.id, content: `Number ${n}\n\n${content}` }
    ids.push((await unwrap(admin.call('createAnswer', { body }))).info.id)
  }
  const path = `/questions/${question.id}/${question.url_title}`
  const { status, text } = await site.ask('GET', path)
  expect([status, Buffer.byteLength(text) < 2_000_000]).toEqual([200, true])
  const shortened = ids.filter((id) => text.includes(`href="${path}/${id}"`))
  expect(shortened.length).toBeGreaterThan(0)
  const whole = await site.ask('GET', `${path}/${shortened[0]}`)
  expect([whole.status, whole.text.includes('&amp;'.repeat(30_000))]).toEqual([200, true])
}
