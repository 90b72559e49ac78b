import { afterEach, expect, it } from 'vitest'
import { memoryTokenStore, retryingFetch, type QuandaryClient } from './index.ts'
import { clientOf, closeSites, respondWith, startSite } from './site.test-data.ts'

afterEach(closeSites)

/** Starts a site that responds to successive requests with these statuses; 0 closes the connection. */
async function clientWith(
  statuses: readonly number[],
  retries = 3,
): Promise<{ client: QuandaryClient; seen: string[] }> {
  const seen: string[] = []
  const address = await startSite((request, response) => {
    const status = statuses[seen.length] ?? 200
    seen.push(`${request.method} ${status}`)
    if (status === 0) return void request.socket.destroy()
    if (status === 429) response.setHeader('Retry-After', '0')
    respondWith(status, null)(request, response)
  })
  return { client: clientOf(address, { fetch: retryingFetch({ retries, delayMs: 1 }) }), seen }
}

it('repeats a reading call until the site is back', async () => {
  const { client, seen } = await clientWith([503, 0, 429, 200])
  expect(await client.call('getCurrentUser')).toEqual({ data: null })
  expect(seen).toEqual(['GET 503', 'GET 0', 'GET 429', 'GET 200'])
})

it('returns the last failure when it gives up', async () => {
  const { client, seen } = await clientWith([502, 502, 502, 502], 1)
  expect((await client.call('getCurrentUser')).error?.kind).toBe('server')
  expect(seen).toHaveLength(2)
  const away = await clientWith([0, 0], 1)
  expect((await away.client.call('getCurrentUser')).error?.kind).toBe('offline')
})

it('repeats neither a refusal, nor a failure of the server itself, nor a call of a guest that changes something', async () => {
  for (const status of [400, 404, 500]) {
    const { client, seen } = await clientWith([status])
    await client.call('getCurrentUser')
    expect(seen).toEqual([`GET ${status}`])
  }
  const { client, seen } = await clientWith([503])
  await client.call('loginByEmail', { body: { e_mail: 'a@b.test', pass: 'x' } })
  await client.call('logout')
  expect(seen).toEqual(['POST 503', 'GET 200'])
  const leaving = await clientWith([503])
  await leaving.client.call('logout')
  expect(leaving.seen).toEqual(['GET 503'])
})

it('repeats a call of a member that changes something, with the same idempotency key', async () => {
  const keys: (string | undefined)[] = []
  const address = await startSite((request, response) => {
    keys.push(request.headers['idempotency-key']?.toString())
    if (keys.length === 1) return void request.socket.destroy()
    respondWith(keys.length === 2 ? 503 : 200, null)(request, response)
  })
  const client = clientOf(address, { tokens: memoryTokenStore('token'), fetch: retryingFetch({ delayMs: 1 }) })
  const body = { object_id: '10010000000000001', is_cancel: false }
  expect(await client.call('follow', { body })).toEqual({ data: null })
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]])
  await client.call('follow', { body })
  expect(keys[3]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[3]).not.toBe(keys[0])
  await client.call('getCurrentUser')
  expect(keys[4]).toBeUndefined()
})

it('returns an answer that asks for a long wait', async () => {
  let asked = 0
  const fetch = retryingFetch({
    fetch: () => {
      asked += 1
      return Promise.resolve(new Response(null, { status: 429, headers: { 'Retry-After': '840' } }))
    },
  })
  expect((await clientOf('http://site', { fetch }).call('getCurrentUser')).error).toBeDefined()
  expect(asked).toBe(1)
})

it('stops waiting when the call is aborted', async () => {
  const leaving = new AbortController()
  const fetch = retryingFetch({
    fetch: () => {
      setTimeout(() => leaving.abort())
      return Promise.resolve(new Response(null, { status: 503, headers: { 'Retry-After': '4' } }))
    },
  })
  const { error } = await clientOf('http://site', { fetch, timeoutMs: 0 }).call('getCurrentUser', {
    signal: leaving.signal,
  })
  expect(error?.kind).toBe('aborted')
})
