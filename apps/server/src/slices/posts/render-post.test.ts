import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { Person, TestSite } from '../../../test/harness.ts'

/** Tables take longest to render of all accepted texts (see `packages/markdown/src/linear-time.test.ts`). */
const SLOWEST_MARKDOWN = `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${`${'|a'.repeat(20)}|\n`.repeat(1558)}`

async function openWithPosts(open: () => Promise<TestSite>) {
  const site = await open()
  const admin = await site.admin()
  const ask = async (person: Person, title: string, content: string) => {
    site.clock.advance(1000)
    const body = { title, content, tags: [{ slug_name: 'beer' }] }
    return unwrap(site.api(person.token).call('createQuestion', { body }))
  }
  const answer = async (person: Person, question_id: string, content: string) => {
    site.clock.advance(1000)
    return (await unwrap(site.api(person.token).call('createAnswer', { body: { question_id, content } }))).info
  }
  const preview = (content: string) => unwrap(site.api(admin.token).call('renderPost', { body: { content } }))
  return { site, admin, ask, answer, preview }
}

describeOnEveryEngine('posts', (open) => {
  it('P1 the preview renders exactly what the post would show', async () => {
    const { site, admin, ask, answer, preview } = await openWithPosts(open)
    const { id } = await ask(admin, 'The question that is named', 'Some words of content')
    const content = [
      'A *stream*, <script>alert(1)</script>, [us](http://qa.test/tags) and [them](https://example.org) for @Admin',
      `$x^2$ as in #${id} but not #10010000000000099, @nobody`,
      '# Heading\n\n```js\nlet a\n```',
    ].join('\n\n')
    const html = await preview(content)
    expect(html).toContain('<em>stream</em>')
    expect(html).not.toContain('<script')
    expect(html).toContain('<a href="/u/admin">@Admin</a>')
    expect(html).toContain(`<a href="/questions/${id}">#${id}</a> but not #10010000000000099, @nobody`)
    expect((await ask(admin, 'The same text posted', content)).html).toBe(html)
    const member = await site.registerPerson({ name: 'Ada', rank: 100 })
    const answered = await answer(member, id, content)
    expect(answered.html).toBe(html)
    const edit = { id: answered.id, question_id: id, content: `${content}!` }
    await unwrap(site.api(member.token).call('updateAnswer', { body: edit }))
    const edited = await unwrap(site.api().call('getAnswer', { query: { id: answered.id } }))
    expect(edited.info.html).toBe(await preview(`${content}!`))
    expect(await unwrap(site.api(admin.token).call('renderPost', { body: {} }))).toBe('')
  })

  it('P2 guests get no preview', async () => {
    const site = await open()
    expect((await site.api().call('renderPost', { body: { content: 'x' } })).error).toMatchObject({ status: 401 })
  })

  it('P3 links references to answers too, by their long and their short ids', async () => {
    const { admin, ask, answer, preview } = await openWithPosts(open)
    const { id } = await ask(admin, 'The question that is named', 'Some words of content')
    const { id: answerId } = await answer(admin, id, 'An answer to it')
    expect(await preview(`#${answerId}`)).toBe(`<p><a href="/questions/${id}/${answerId}">#${answerId}</a></p>\n`)
    expect(await preview('#D1D1 #E1D1 #tag')).toBe(
      `<p><a href="/questions/${id}">#D1D1</a> <a href="/questions/${id}/${answerId}">#E1D1</a> #tag</p>\n`,
    )
  })

  it('P4 does not link posts that are not public', async () => {
    const { site, admin, ask, answer, preview } = await openWithPosts(open)
    const api = site.api(admin.token)
    const gone = await ask(admin, 'A question to be deleted', 'Some words of content')
    const hidden = await ask(admin, 'A question to be hidden', 'Some other words of content')
    const standing = await ask(admin, 'A question that stays open', 'Yet other words of content')
    const under = await answer(admin, hidden.id, 'An answer below it')
    const deleted = await answer(admin, standing.id, 'An answer to be deleted')
    await unwrap(api.call('deleteQuestion', { body: { id: gone.id } }))
    await unwrap(api.call('operateQuestion', { body: { id: hidden.id, operation: 'hide' } }))
    await unwrap(api.call('deleteAnswer', { body: { id: deleted.id } }))
    const { id } = await site.registerPerson({ name: 'Gone' })
    await site.ctx.db.updateTable('users').set({ status: 'deleted' }).where('id', '=', id).execute()
    const text = [gone, hidden, under, deleted].map((post) => `#${post.id}`).join(' ')
    expect(await preview(`${text} @gone`)).toBe(`<p>${text} @gone</p>\n`)
  })

  it('P5 links only a limited number of people and posts in one text', async () => {
    const { site, preview } = await openWithPosts(open)
    const names = Array.from({ length: 25 }, (_, index) => `person${index}`)
    for (const name of names) await site.registerPerson({ name })
    const html = await preview(names.map((name) => `@${name}`).join(' '))
    expect(html.match(/<a href="\/u\/person\d+">/g)).toHaveLength(20)
    expect(html).toContain('@person24')
  })

  it('P9 while the slowest text is rendered, the site answers others', { timeout: 60_000 }, async () => {
    const { site, admin, ask, preview } = await openWithPosts(open)
    const acts = [
      ['preview', () => preview(SLOWEST_MARKDOWN)],
      ['question', () => ask(admin, 'A long table of everything', SLOWEST_MARKDOWN)],
    ] as const
    for (const [name, act] of acts) {
      const answered: string[] = []
      const isRendering = startOfRendering(site)
      const ends = act().then(() => answered.push(name))
      await isRendering
      for (const read of ['first read', 'second read', 'third read']) {
        await unwrap(site.api().call('listQuestions', { query: {} }))
        answered.push(read)
      }
      await ends
      expect(answered).toEqual(['first read', 'second read', 'third read', name])
    }
  })
})

/** Resolves when the next rendering has started. */
function startOfRendering({ ctx: { markdown } }: TestSite): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const render = markdown.render.bind(markdown)
  markdown.render = (text, targets) => {
    const rendered = render(text, targets)
    resolve()
    return rendered
  }
  return promise
}
