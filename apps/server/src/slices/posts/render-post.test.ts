import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'

describeOnEveryEngine('posts', (open) => {
  it('P1 the preview is what a post would show', async () => {
    const site = await open()
    const { token } = await site.admin()
    const content = 'A *stream*, <script>alert(1)</script> and [us](http://qa.test/tags), [them](https://example.org)'
    const preview = await unwrap(site.api(token).call('renderPost', { body: { content } }))
    expect(preview).toContain('<em>stream</em>')
    expect(preview).not.toContain('<script')
    const body = { title: 'The same text posted', content, tags: [{ slug_name: 'beer' }] }
    const { html } = await unwrap(site.api(token).call('createQuestion', { body }))
    expect(html).toBe(preview)
    expect(await unwrap(site.api(token).call('renderPost', { body: {} }))).toBe('')
  })

  it('P2 guests get no preview', async () => {
    const site = await open()
    expect((await site.api().call('renderPost', { body: { content: 'x' } })).error).toMatchObject({ status: 401 })
  })
})
