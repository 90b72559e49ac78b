import { afterEach, expect, it } from 'vitest'
import { retryingFetch, type QuandaryClient } from './index.ts'
import { clientOf, closeSites, respondWith, startSite } from './site.test-data.ts'

afterEach(closeSites)

/** Starts a site that answers with these statuses in turn; 0 closes the connection. */
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

it('repeats neither a refusal, nor a failure of the server itself, nor a call that changes something', async () => {
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
