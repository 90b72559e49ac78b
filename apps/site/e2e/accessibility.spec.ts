import { unwrap } from '@quandary/api-client'
import { expect, test, visit } from './support/fixtures.ts'
import { expectNoSidewaysScroll, findingsOn } from './support/accessibility.ts'
import { newMember } from './support/people.ts'

test.use({ world: 'accessibility' })

const screens = [
  { name: 'home', path: '/' },
  { name: 'question', path: 'question' },
  { name: 'ask', path: '/questions/ask', signedIn: true },
  { name: 'login', path: '/users/login' },
  { name: 'register', path: '/users/register' },
  { name: 'tags', path: '/tags' },
  { name: 'tag', path: '/tags/cooking' },
  { name: 'profile', path: '/users/tomas' },
  { name: 'search', path: '/search?q=cooking' },
  { name: 'not found', path: '/no/such/page' },
]

for (const { name, path, signedIn = false } of screens) {
  test(`nothing stands in anybody's way: ${name}`, async ({ open, api, server, watch }) => {
    watch.expectStatus(404, '/no/such/page')
    const page = await open(signedIn ? { as: await newMember(server, 'Ada Reader') } : {})
    const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'score' } }))
    const address = path === 'question' ? `/questions/${list[0]?.id}` : path
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, address)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findingsOn(page), `${name}, ${colorScheme}, ${width}`).toEqual([])
      }
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
}
