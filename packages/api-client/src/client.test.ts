import type { IncomingMessage, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { type ApiError, ApiFailure, type ApiResult, createQuandaryClient, memoryTokenStore, unwrap } from './index.ts'
import type { OperationBody, Schemas } from './index.ts'
import { respondWith, clientOf, closeSites, startSite } from './site.test-data.ts'

afterEach(closeSites)

/** Returns the error of a call to a site with this request listener. */
async function errorFrom(listener: RequestListener): Promise<ApiError | undefined> {
  const { error } = await clientOf(await startSite(listener)).call('getQuestion', { query: { id: '1' } })
  return error
}

describe('a successful call', () => {
  it('resolves to the data of the envelope', async () => {
    const client = clientOf(
      await startSite(respondWith(200, { inbox: 1, achievement: 0, revision: 0, can_revision: false })),
    )
    const { data, error } = await client.call('getNotificationStatus')
    expect(error).toBeUndefined()
    expect(data).toEqual({ inbox: 1, achievement: 0, revision: 0, can_revision: false })
  })

  it('can use its own fetch', async () => {
    const client = clientOf(await startSite(respondWith(200, null)))
    const sent: string[] = []
    const own = (request: Request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return fetch(request)
    }
    expect(await client.call('getCurrentUser', { fetch: own })).toEqual({ data: null })
    expect(sent).toEqual(['GET /answer/api/v1/user/info'])
  })

  it('resolves to null if there is no data', async () => {
    const client = clientOf(await startSite(respondWith(200, null)))
    expect(await client.call('getCurrentUser')).toEqual({ data: null })
  })

  it('is typed by the contract', () => {
    const client = clientOf('http://unused.test')
    expectTypeOf(client.call<'getQuestion'>).returns.resolves.toEqualTypeOf<ApiResult<Schemas['QuestionDetail']>>()
    expectTypeOf(client.call<'logout'>).returns.resolves.toEqualTypeOf<ApiResult<null>>()
    expectTypeOf(client.call<'getSiteInfo'>).toBeCallableWith('getSiteInfo')
    // @ts-expect-error a required query is missing
    expectTypeOf(client.call<'search'>).toBeCallableWith('search')
    // @ts-expect-error a field of the body is missing
    expectTypeOf(client.call<'createAnswer'>).toBeCallableWith('createAnswer', { body: { content: 'Use a stream.' } })
    // @ts-expect-error a path value is missing
    expectTypeOf(client.call<'startConnectorLogin'>).toBeCallableWith('startConnectorLogin')
    expectTypeOf(client.call<'startConnectorLogin'>).returns.resolves.toEqualTypeOf<ApiResult<null>>()
    const upload: OperationBody<'uploadFile'> = { source: 'avatar', file: new Blob([]) }
    expectTypeOf(client.call<'uploadFile'>).toBeCallableWith('uploadFile', { body: upload })
  })
})

describe('the request of a call', () => {
  async function sentBy(act: (baseUrl: string) => Promise<unknown>): Promise<IncomingMessage & { body: string }> {
    let sent: (IncomingMessage & { body: string }) | undefined
    const record = async (...[request, response]: Parameters<RequestListener>) => {
      sent = Object.assign(request, { body: await text(request) })
      respondWith(200, null)(request, response)
    }
    const baseUrl = await startSite((request, response) => void record(request, response))
    await act(baseUrl)
    if (!sent) throw new Error('nothing was sent')
    return sent
  }

  it('carries the raw token and the language', async () => {
    const { headers } = await sentBy((baseUrl) =>
      clientOf(baseUrl, { tokens: memoryTokenStore('abc'), language: 'zh_CN' }).call('logout'),
    )
    expect(headers.authorization).toBe('abc')
    expect(headers['accept-language']).toBe('zh_CN')
  })

  it('carries no Authorization header for a guest', async () => {
    const { headers } = await sentBy((baseUrl) => clientOf(baseUrl).call('getSiteInfo'))
    expect(headers).not.toHaveProperty('authorization')
  })

  it('reads the language at every call', async () => {
    let language = 'en_US'
    const seen: unknown[] = []
    const baseUrl = await startSite((request, response) => {
      seen.push(request.headers['accept-language'])
      respondWith(200, null)(request, response)
    })
    const client = clientOf(baseUrl, { language: () => language })
    await client.call('getSiteInfo')
    language = 'zh_CN'
    await client.call('getSiteInfo')
    expect(seen).toEqual(['en_US', 'zh_CN'])
  })

  it('sends the body as JSON to the path of the operation', async () => {
    const body = { question_id: '10010000000000001', content: 'Use a stream.' }
    const sent = await sentBy((baseUrl) => clientOf(baseUrl).call('createAnswer', { body }))
    expect(`${sent.method} ${sent.url}`).toBe('POST /answer/api/v1/answer')
    expect(sent.headers['content-type']).toBe('application/json')
    expect(JSON.parse(sent.body)).toEqual(body)
  })

  it('writes escaped values into the path', async () => {
    const sent = await sentBy((baseUrl) =>
      clientOf(baseUrl).call('startConnectorLogin', { path: { name: 'our own/login' } }),
    )
    expect(sent.url).toBe('/answer/api/v1/connector/login/our%20own%2Flogin')
  })

  it('sends a body with a file as a form', async () => {
    const file = new File(['GIF89a'], 'map.gif', { type: 'image/gif' })
    const sent = await sentBy((baseUrl) => clientOf(baseUrl).call('uploadFile', { body: { source: 'post', file } }))
    expect(`${sent.method} ${sent.url}`).toBe('POST /answer/api/v1/file')
    const type = sent.headers['content-type'] ?? ''
    const form = await new Response(sent.body, { headers: { 'content-type': type } }).formData()
    expect(form.get('source')).toBe('post')
    const received = form.get('file')
    if (!(received instanceof File)) throw new Error('no file arrived')
    expect([received.name, received.type, await received.text()]).toEqual(['map.gif', 'image/gif', 'GIF89a'])
  })

  it('sends neither body nor content type when the operation has no body', async () => {
    const sent = await sentBy((baseUrl) => clientOf(baseUrl).call('checkInstallationConfig'))
    expect(sent.headers).not.toHaveProperty('content-type')
    expect(sent.body).toBe('')
  })

  it('escapes the query, repeats lists and omits undefined', async () => {
    const search = await sentBy((baseUrl) =>
      clientOf(baseUrl).call('search', { query: { q: '[c#] a&b', order: undefined } }),
    )
    expect(new URL(search.url ?? '', 'http://x').searchParams.get('q')).toBe('[c#] a&b')
    expect(search.url).not.toContain('order')
    const check = await sentBy((baseUrl) =>
      clientOf(baseUrl).call('checkPermissions', { query: { actions: ['tag.add', 'question.add'] } }),
    )
    expect(new URL(check.url ?? '', 'http://x').searchParams.getAll('actions')).toEqual(['tag.add', 'question.add'])
  })

  it('replaces half a character in the query and in the path', async () => {
    const half = '🍺🍺'.slice(0, 3)
    const { url = '' } = await sentBy((baseUrl) =>
      clientOf(baseUrl).call('search', { query: { q: half, order: 'newest' } }),
    )
    expect(new URL(url, 'http://a.test').searchParams.get('q')).toBe('🍺\uFFFD')
    const named = await sentBy((baseUrl) => clientOf(baseUrl).call('startConnectorLogin', { path: { name: half } }))
    expect(named.url).toContain(`/login/${encodeURIComponent('🍺\uFFFD')}`)
  })

  it('goes through the given fetch', async () => {
    const fetch = (request: Request) =>
      Promise.resolve(Response.json({ code: 200, reason: 'base.success', msg: '', data: request.url }))
    const { data } = await clientOf('http://qa.test', { fetch }).call('renderPost', { body: {} })
    expect(data).toBe('http://qa.test/answer/api/v1/post/render')
  })
})

describe('a refused call', () => {
  it('fields: the list of field errors', async () => {
    const fields = [{ error_field: 'title', error_msg: 'Title is too short.' }]
    expect(await errorFrom(respondWith(400, fields, 'base.request_format_error', 'Title is too short.'))).toEqual({
      kind: 'fields',
      status: 400,
      reason: 'base.request_format_error',
      message: 'Title is too short.',
      fields,
    })
  })

  it.each(['toast', 'alert', 'modal'] as const)('refused: shown as %s', async (display) => {
    expect(await errorFrom(respondWith(400, { err_type: display }, 'error.object.not_found', 'No.'))).toEqual({
      kind: 'refused',
      status: 400,
      reason: 'error.object.not_found',
      message: 'No.',
      display,
      details: { err_type: display },
    })
  })

  it.each([null, {}, []])('refused: shown as modal when data is %j', async (data) => {
    expect(await errorFrom(respondWith(400, data))).toMatchObject({ kind: 'refused', display: 'modal', details: {} })
  })

  it('refused: keeps further details', async () => {
    const data = { err_type: 'alert', success: false, create_config_failed: true, default_config: 'db: sqlite3' }
    expect(await errorFrom(respondWith(400, data))).toMatchObject({ kind: 'refused', details: data })
  })

  it('refused: a 4xx without a kind of its own', async () => {
    expect(await errorFrom(respondWith(429, { err_type: 'toast' }))).toMatchObject({ kind: 'refused', status: 429 })
  })

  it.each(['inactive', 'suspended', 'url_expired'] as const)('forbidden: by type %s', async (type) => {
    expect(await errorFrom(respondWith(403, { type }))).toMatchObject({ kind: 'forbidden', status: 403, type })
  })

  it('forbidden: without a type', async () => {
    const error = await errorFrom(respondWith(403, null, 'error.rank.fail_to_meet_the_condition', 'Not yet.'))
    expect(error).toEqual({
      kind: 'forbidden',
      status: 403,
      reason: 'error.rank.fail_to_meet_the_condition',
      message: 'Not yet.',
    })
  })

  it('notFound', async () => {
    expect(await errorFrom(respondWith(404, null))).toMatchObject({ kind: 'notFound', status: 404 })
  })

  it('server: 500', async () => {
    expect(await errorFrom(respondWith(500, null))).toMatchObject({ kind: 'server', status: 500 })
  })

  it('server: with the id of the request, where the answer has one', async () => {
    const error = await errorFrom((_request, response) => response.writeHead(502, { 'x-request-id': 'a-1' }).end())
    expect(error).toMatchObject({ kind: 'server', requestId: 'a-1' })
  })

  it("server: a proxy's error page, an empty answer, broken JSON", async () => {
    const unreadable = { kind: 'server', reason: 'client.unreadable_answer' }
    const bodies: [number, string][] = [
      [502, '<h1>Bad gateway</h1>'],
      [200, '<h1>Hello</h1>'],
      [200, ''],
      [200, '{"code": 200'],
    ]
    for (const [status, body] of bodies) {
      const error = await errorFrom((_request, response) => response.writeHead(status).end(body))
      expect(error).toMatchObject({ ...unreadable, status })
    }
  })
})

it('an answer without content (204) is a success without data, for operations and paths', async () => {
  const baseUrl = await startSite((_request, response) => response.writeHead(204).end())
  const client = clientOf(baseUrl)
  expect(await client.call('logout')).toEqual({ data: null })
  expect(await client.callPath('PUT', '/plugin/button')).toEqual({ data: null })
})

it('a call to a path waits without a time limit, as a button of a plugin’s form does', async () => {
  const waiting = Promise.withResolvers<() => void>()
  const baseUrl = await startSite((request, response) => {
    // The call of `logout` below gets no response.
    if (request.url === '/plugin/button') waiting.resolve(() => respondWith(200, 'done')(request, response))
  })
  const client = clientOf(baseUrl, { timeoutMs: 20 })
  const button = client.callPath('POST', '/plugin/button')
  const answer = await waiting.promise
  expect((await client.call('logout')).error).toMatchObject({ kind: 'timeout' })
  answer()
  expect(await button).toEqual({ data: 'done' })
})

describe('a call without a session (401)', () => {
  it('clears the token and notifies the listener once', async () => {
    const tokens = memoryTokenStore('old')
    const reported: ApiError[] = []
    const baseUrl = await startSite(respondWith(401, null, 'base.unauthorized_error', 'Sign in.'))
    const client = clientOf(baseUrl, { tokens, onUnauthorised: (error) => reported.push(error) })
    const { error } = await client.call('logout')
    expect(error).toEqual({
      kind: 'unauthorised',
      status: 401,
      reason: 'base.unauthorized_error',
      message: 'Sign in.',
    })
    expect(tokens.get()).toBeUndefined()
    expect(reported).toEqual([error])
  })

  it('keeps a token that was set during the call', async () => {
    const tokens = memoryTokenStore('old')
    const baseUrl = await startSite((request, response) => {
      tokens.set('new')
      respondWith(401, null)(request, response)
    })
    await clientOf(baseUrl, { tokens }).call('logout')
    expect(tokens.get()).toBe('new')
  })
})

describe('a call without an answer', () => {
  const silence: RequestListener = () => undefined

  it("timeout: after the client's timeout", async () => {
    const client = clientOf(await startSite(silence), { timeoutMs: 20 })
    const { error } = await client.call('getSiteInfo')
    expect(error).toMatchObject({ kind: 'timeout', status: 0, reason: 'client.timeout' })
  })

  it('timeout: covers the body of the response', async () => {
    const client = clientOf(await startSite((_request, response) => response.writeHead(200).write('{')), {
      timeoutMs: 50,
    })
    expect((await client.call('getSiteInfo')).error?.kind).toBe('timeout')
  })

  it('timeout: a call may set its own, or none', async () => {
    const client = clientOf(await startSite(silence), { timeoutMs: 0 })
    expect((await client.call('getSiteInfo', { timeoutMs: 20 })).error?.kind).toBe('timeout')
    const open = clientOf(await startSite(respondWith(200, null)), { timeoutMs: 0 })
    expect((await open.call('logout')).error).toBeUndefined()
  })

  it("aborted: by the caller's signal, during the call and before it", async () => {
    const caller = new AbortController()
    const baseUrl = await startSite(() => caller.abort())
    const client = clientOf(baseUrl)
    const aborted = { kind: 'aborted', status: 0, reason: 'client.aborted' }
    expect((await client.call('getSiteInfo', { signal: caller.signal })).error).toMatchObject(aborted)
    expect((await client.call('getSiteInfo', { signal: caller.signal })).error).toMatchObject(aborted)
  })

  it('offline: nothing is listening', async () => {
    const baseUrl = await startSite(silence)
    await closeSites()
    const { error } = await clientOf(baseUrl).call('getSiteInfo')
    expect(error).toMatchObject({ kind: 'offline', status: 0, reason: 'client.offline' })
    expect(error?.kind === 'offline' && error.cause).toBeInstanceOf(TypeError)
  })
})

describe('unwrap', () => {
  it('returns the data', async () => {
    const client = clientOf(await startSite(respondWith(200, '<p>Hi</p>')))
    expect(await unwrap(client.call('renderPost', { body: { content: 'Hi' } }))).toBe('<p>Hi</p>')
  })

  it('throws the error as ApiFailure', async () => {
    const client = clientOf(await startSite(respondWith(404, null, 'error.question.not_found', 'Gone.')))
    const failure = await unwrap(client.call('getQuestion', { query: { id: '1' } })).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({
      name: 'ApiFailure',
      message: 'Gone.',
      error: { kind: 'notFound', reason: 'error.question.not_found' },
    })
  })
})

describe("a plugin's path", () => {
  it('is called without a body, with the token, and its envelope is opened', async () => {
    const baseUrl = await startSite((request, response) => {
      const { method, url, headers } = request
      respondWith(200, { message: `${method} ${url} ${headers.authorization}` })(request, response)
    })
    const tokens = memoryTokenStore('secret')
    const client = createQuandaryClient({ baseUrl, tokens, language: 'en_US' })
    expect(await client.callPath('POST', '/answer/api/v1/ping?x=1')).toEqual({
      data: { message: 'POST /answer/api/v1/ping?x=1 secret' },
    })
  })

  it.each(['//elsewhere.test/a', '/\\elsewhere.test', 'https://elsewhere.test', 'a', '', '/a b', '/\ta'])(
    'does not accept a path to another site: %j',
    async (path) => {
      const client = createQuandaryClient({ baseUrl: '', tokens: memoryTokenStore('secret'), language: 'en_US' })
      await expect(client.callPath('GET', path)).rejects.toThrow(RangeError)
    },
  )
})
