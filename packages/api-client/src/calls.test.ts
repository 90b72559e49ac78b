import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import * as calls from './calls.gen.ts'
import type { Caller } from './caller.ts'
import { type ApiResult, createQuandaryClient, type OperationRoute, operationRoutes, type Schemas } from './index.ts'
import { closeSites, respondWith, startSite } from './site.test-data.ts'

afterEach(closeSites)

const { createCaller, ...operations } = calls

describe('the operations of /calls', () => {
  it('are those of the client, each with its route', async () => {
    const routes: Record<string, OperationRoute> = {}
    for (const [id, call] of Object.entries(operations)) {
      const caller: Caller = {
        send: async (route) => {
          routes[id] = route
          return { data: null }
        },
      }
      // The cast drops the options of the operation, which do not matter here because nothing is sent.
      await (call as (caller: Caller) => Promise<unknown>)(caller)
    }
    expect(routes).toEqual(operationRoutes)
  })

  it('send what they are given and resolve to the data', async () => {
    const sent: string[] = []
    const record = async (...[request, response]: Parameters<ReturnType<typeof respondWith>>) => {
      sent.push(`${request.method} ${request.url} ${await text(request)}`)
      respondWith(200, { count: 0, list: [] })(request, response)
    }
    const caller = createCaller({ baseUrl: await startSite((request, response) => void record(request, response)) })
    expect(await calls.listTags(caller, { query: { page_size: 5 } })).toEqual({ data: { count: 0, list: [] } })
    await calls.switchBookmark(caller, { body: { object_id: '1', group_id: '0', bookmark: true } })
    expect(sent).toEqual([
      'GET /answer/api/v1/tags/page?page_size=5 ',
      'POST /answer/api/v1/collection/switch {"object_id":"1","group_id":"0","bookmark":true}',
    ])
  })

  it('are typed by the contract', () => {
    const caller = createCaller({ baseUrl: 'http://unused.test' })
    expectTypeOf(calls.getQuestion).returns.resolves.toEqualTypeOf<ApiResult<Schemas['QuestionDetail']>>()
    expectTypeOf(calls.getSiteInfo).toBeCallableWith(caller)
    // @ts-expect-error a required query is missing
    expectTypeOf(calls.search).toBeCallableWith(caller)
  })
})

describe('a site without a token and a language', () => {
  it('is called as a guest, in the language that the platform asks for', async () => {
    const seen: (string | undefined)[] = []
    const baseUrl = await startSite((request, response) => {
      seen.push(request.headers.authorization, request.headers['accept-language'])
      respondWith(200, null)(request, response)
    })
    expect(await createQuandaryClient({ baseUrl }).call('getCurrentUser')).toEqual({ data: null })
    expect(seen).toEqual([undefined, '*'])
  })

  it('reports that a session is needed', async () => {
    const baseUrl = await startSite(respondWith(401, null, 'base.unauthorized', 'Sign in.'))
    const { error } = await createQuandaryClient({ baseUrl }).call('getCurrentUser')
    expect(error?.kind).toBe('unauthorised')
  })
})
