import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { createTranslate } from '@quandary/i18n'
import { expect, it } from 'vitest'
import { routeTree } from '../../routeTree.gen.ts'
import { createSiteRouter } from '../../router.tsx'
import { messages } from '../../words/en-us.ts'
import { screenModule } from './screen-module.ts'

it('returns the file of every route', () => {
  const router = createSiteRouter({
    routeTree,
    api: createQuandaryClient({ baseUrl: 'http://localhost', tokens: memoryTokenStore(), language: 'en_US' }),
    tokens: memoryTokenStore(),
    facts: {
      address: '/',
      language: 'en_US',
      direction: 'ltr',
      languages: [],
      theme: null,
      now: 0,
      custom: false,
      offlinePage: false,
      routes: 'all',
      assets: { script: '', styles: [], modules: [] },
    },
    t: createTranslate({ language: 'en_US', messages }),
  })
  const files = Object.keys(import.meta.glob('../../routes/**/*.tsx'))
  const routes = Object.keys(router.routesById).filter((id) => id !== '__root__')
  expect(routes.length).toBeGreaterThan(40)
  for (const id of routes) {
    expect(files, id).toContain(screenModule(id).replace('src/', '../../').replace(/\?.*/, ''))
  }
})
