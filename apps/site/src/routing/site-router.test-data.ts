import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { createTranslate } from '@quandary/i18n'
import { routeTree } from '../routeTree.gen.ts'
import { createSiteRouter } from '../router.tsx'
import { messages } from '../words/en-us.ts'
import { facts } from './page-facts.test-data.ts'

/** Returns a router with all routes, for tests that load no pages. */
export function wholeRouter() {
  const tokens = memoryTokenStore()
  return createSiteRouter({
    routeTree,
    api: createQuandaryClient({ baseUrl: 'http://localhost', tokens, language: 'en_US' }),
    tokens,
    facts,
    t: createTranslate({ language: 'en_US', messages }),
  })
}
