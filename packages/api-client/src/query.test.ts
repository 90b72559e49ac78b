import type { RequestListener } from 'node:http'
import { InfiniteQueryObserver, QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { ApiFailure, type Schemas } from './index.ts'
import { isWorthRetrying, operationKey, operationMutation, operationPages, operationQuery } from './query.ts'
import { respondWith, clientOf, closeSites, startSite } from './site.test-data.ts'

afterEach(closeSites)

const patient = () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying, retryDelay: 1 } } })

/** Serves a list of five entries in pages of two. */
const fiveTags: RequestListener = (request, response) => {
  const page = Number(new URL(request.url ?? '', 'http://qa.test').searchParams.get('page') ?? 1)
  const list = [1, 2, 3, 4, 5].slice((page - 1) * 2, page * 2).map((number) => ({ slug_name: `tag-${number}` }))
  respondWith(200, { count: 5, list })(request, response)
}

describe('operationQuery', () => {
  it("fetches the operation's data under a key of the operation and its arguments", async () => {
    const client = clientOf(await startSite(respondWith(200, { id: '1', title: 'How?' })))
    const options = operationQuery(client, 'getQuestion', { query: { id: '1' }, timeoutMs: 500 })
    expect(options.queryKey).toEqual(['getQuestion', { query: { id: '1' } }])
    const cache = new QueryClient()
    expect(await cache.fetchQuery(options)).toEqual({ id: '1', title: 'How?' })
    expect(cache.getQueryData(options.queryKey)?.title).toBe('How?')
    await cache.invalidateQueries({ queryKey: operationKey('getQuestion') })
    expect(cache.getQueryState(options.queryKey)?.isInvalidated).toBe(true)
  })

  it('throws refusals at once', async () => {
    let calls = 0
    const refuse: RequestListener = (request, response) => {
      calls += 1
      respondWith(404, null, 'error.question.not_found', 'Gone.')(request, response)
    }
    const options = operationQuery(clientOf(await startSite(refuse)), 'getQuestion', { query: { id: '1' } })
    await expect(patient().fetchQuery(options)).rejects.toThrow(ApiFailure)
    expect(calls).toBe(1)
  })

  it('retries failures that may be temporary', async () => {
    let calls = 0
    const recover: RequestListener = (request, response) => {
      calls += 1
      respondWith(calls < 3 ? 500 : 200, { name: 'QA' })(request, response)
    }
    const options = operationQuery(clientOf(await startSite(recover)), 'getSiteInfo')
    expect(await patient().fetchQuery(options)).toEqual({ name: 'QA' })
    expect(calls).toBe(3)
  })

  it('aborts the call when the query is cancelled', async () => {
    const cache = new QueryClient()
    const ended = new Promise<void>((resolve) => {
      const wait: RequestListener = (_request, response) => {
        response.once('close', () => resolve())
        void cache.cancelQueries({ queryKey: operationKey('getSiteInfo') })
      }
      void startSite(wait).then((baseUrl) =>
        cache.fetchQuery(operationQuery(clientOf(baseUrl), 'getSiteInfo')).catch(() => undefined),
      )
    })
    await ended
    expect(cache.getQueryData(['getSiteInfo', {}])).toBeUndefined()
  })

  it.each([
    [404, 0, false],
    [500, 0, true],
    [500, 2, true],
    [500, 3, false],
  ])('an answer of %i after %i failures is worth a retry: %s', (status, failures, worth) => {
    const kind = status === 500 ? 'server' : 'notFound'
    const failure = new ApiFailure({ kind, status, reason: 'x', message: 'x' })
    expect(isWorthRetrying(failures, failure)).toBe(worth)
    expect(isWorthRetrying(failures, new TypeError('a bug'))).toBe(false)
  })
})

describe('operationPages', () => {
  it('fetches page after page until the end', async () => {
    const client = clientOf(await startSite(fiveTags))
    const options = operationPages(client, 'listTags', { query: { page_size: 2 } })
    expect(options.queryKey).toEqual(['listTags', { query: { page_size: 2 } }, 'pages'])
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 9 })
    expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1])
  })

  it('knows if there are more pages', async () => {
    const options = operationPages(clientOf(await startSite(fiveTags)), 'listTags')
    const cache = new QueryClient()
    await cache.fetchInfiniteQuery({ ...options, pages: 2 })
    expect(new InfiniteQueryObserver(cache, options).getCurrentResult().hasNextPage).toBe(true)
    await cache.fetchInfiniteQuery({ ...options, pages: 3 })
    expect(new InfiniteQueryObserver(cache, options).getCurrentResult().hasNextPage).toBe(false)
  })

  it('ends at an empty page, whatever count the server gives', async () => {
    const client = clientOf(await startSite(respondWith(200, { count: 5, list: [] })))
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...operationPages(client, 'listTags'), pages: 9 })
    expect(pages).toHaveLength(1)
  })
})

describe('operationMutation', () => {
  it('calls the operation with its variables and throws refusals', async () => {
    const client = clientOf(await startSite(respondWith(400, { err_type: 'toast' }, 'error.x', 'No.')))
    const { mutationKey, mutationFn } = operationMutation(client, 'createAnswer')
    expect(mutationKey).toEqual(['createAnswer'])
    await expect(mutationFn({ body: { question_id: '1', content: 'Use a stream.' } })).rejects.toMatchObject({
      error: { kind: 'refused', display: 'toast' },
    })
  })

  it('takes no variables if the operation needs none', async () => {
    expect(await operationMutation(clientOf(await startSite(respondWith(200, null))), 'logout').mutationFn()).toBeNull()
  })
})

describe('types', () => {
  const client = clientOf('http://unused.test')
  it('hooks know the types of data and error', () => {
    const useQuestion = () => useQuery(operationQuery(client, 'getQuestion', { query: { id: '1' } }))
    expectTypeOf(useQuestion).returns.toHaveProperty('data').toEqualTypeOf<Schemas['QuestionDetail'] | undefined>()
    expectTypeOf(useQuestion).returns.toHaveProperty('error').toEqualTypeOf<ApiFailure | null>()
    const useTags = () => useInfiniteQuery(operationPages(client, 'listTags'))
    expectTypeOf(useTags).returns.toHaveProperty('error').toEqualTypeOf<ApiFailure | null>()
    const useLogout = () => useMutation(operationMutation(client, 'logout'))
    expectTypeOf(useLogout).returns.toHaveProperty('data').toEqualTypeOf<null | undefined>()
  })

  it('a write is not a query, and a required query must be given', () => {
    expectTypeOf(operationQuery<'getSiteInfo'>).toBeCallableWith(client, 'getSiteInfo')
    // @ts-expect-error signing out reads nothing
    void (() => operationQuery(client, 'logout'))
    // @ts-expect-error a write
    void (() => operationQuery(client, 'createAnswer'))
    // @ts-expect-error a required query is missing
    void (() => operationQuery(client, 'getQuestion'))
    // @ts-expect-error one question has no pages
    void (() => operationPages(client, 'getQuestion', { query: { id: '1' } }))
  })
})
