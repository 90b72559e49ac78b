import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { restorePageData, writePageData } from './page-data.ts'

function clientWith(...loaded: [key: unknown[], data: unknown][]): QueryClient {
  const client = new QueryClient()
  for (const [key, data] of loaded) client.setQueryData(key, data)
  return client
}

it('transfers loaded data under the same keys', () => {
  const key = ['answers', { page: 1, order: undefined }]
  const server = clientWith([['viewer'], null], [key, { list: ['<p>one</p>'], count: 1 }])
  const browser = new QueryClient()
  restorePageData(browser, writePageData(server))
  expect(browser.getQueryData(['viewer'])).toBeNull()
  expect(browser.getQueryData(['answers', { order: undefined, page: 1 }])).toEqual({ list: ['<p>one</p>'], count: 1 })
})

it('treats the data as loaded when the page was opened', () => {
  const opened = Date.now()
  const server = new QueryClient()
  server.setQueryData(['question'], { id: '1' }, { updatedAt: 1 })
  const browser = new QueryClient()
  restorePageData(browser, writePageData(server))
  expect(browser.getQueryState(['question'])?.dataUpdatedAt).toBeGreaterThanOrEqual(opened)
})

it('omits failed queries', async () => {
  const server = clientWith([['question'], { id: '1' }])
  await server.prefetchQuery({ queryKey: ['hot'], queryFn: () => Promise.reject(new Error('down')), retry: false })
  expect(JSON.parse(writePageData(server))).toEqual([[['question'], { id: '1' }]])
})

it('its script element cannot be closed by the data', () => {
  const text = writePageData(clientWith([['question'], '</script><script>alert(1)</script><!--']))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual([[['question'], '</script><script>alert(1)</script><!--']])
})
