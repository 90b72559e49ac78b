import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { ApiFailure } from './error.ts'
import { siteEvents } from './site-events.ts'
import { memoryTokenStore } from './token-store.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a site that answers requests with the function `answer`. Returns its address and the received requests. */
async function siteThat(answer: (response: ServerResponse) => void) {
  const asked: { url: string | undefined; authorization: string | undefined }[] = []
  const started = createServer(({ url, headers: { authorization } }, response) => {
    asked.push({ url, authorization })
    answer(response)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return { asked, baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}` }
}

const status = { inbox: 1, achievement: 0, revision: 0, can_revision: false }
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

it('gives events as they arrive, in pieces too, skips comments and ends with the session', async () => {
  const { asked, baseUrl } = await siteThat((response) => {
    begin(response).write(': hello\n\nevent: sta')
    response.write(`tus\ndata: ${JSON.stringify(status)}\n\n`)
    response.write('event: posts\r\ndata: {"answers":["1"],\r\ndata: "comments":[{"id":"2","object_id":"1"}]}\r\n\r\n')
    response.write('event: end\ndata: {}\n\nevent: status\ndata: {}\n\n')
  })
  const events = []
  for await (const event of siteEvents({ baseUrl, tokens: memoryTokenStore('mine'), question: '1 2' }))
    events.push(event)
  expect(events).toEqual([
    { event: 'status', data: status },
    { event: 'posts', data: { answers: ['1'], comments: [{ id: '2', object_id: '1' }] } },
  ])
  expect(asked).toEqual([{ url: '/answer/api/v1/notification/stream?question=1%202', authorization: 'mine' }])
})

it('ends when the signal is aborted, and when the connection is', async () => {
  const { baseUrl } = await siteThat((response) => {
    begin(response).write(`event: status\ndata: ${JSON.stringify(status)}\n\n`)
  })
  const ending = new AbortController()
  const events = siteEvents({ baseUrl, tokens: memoryTokenStore(), signal: ending.signal })
  expect(await events.next()).toMatchObject({ done: false, value: { event: 'status' } })
  const next = events.next()
  ending.abort()
  expect(await next).toMatchObject({ done: true })
  const closed = await siteThat((response) => begin(response).end())
  expect(await siteEvents({ ...closed, tokens: memoryTokenStore() }).next()).toMatchObject({ done: true })
})

it('gives what arrived and ends when the connection breaks', async () => {
  let sending: ServerResponse | undefined
  const { baseUrl } = await siteThat((response) => {
    sending = begin(response)
    response.write(`event: status\ndata: ${JSON.stringify(status)}\n\nevent: status\ndata: {`)
  })
  const events = siteEvents({ baseUrl, tokens: memoryTokenStore() })
  expect(await events.next()).toMatchObject({ done: false, value: { event: 'status', data: status } })
  sending?.destroy()
  expect(await events.next()).toEqual({ done: true, value: undefined })
})

it('throws for data that it cannot read', async () => {
  const { baseUrl } = await siteThat((response) => begin(response).write('event: status\ndata: {\n\n'))
  await expect(siteEvents({ baseUrl, tokens: memoryTokenStore() }).next()).rejects.toThrow(SyntaxError)
})

it('throws the refusal of the site', async () => {
  const { baseUrl } = await siteThat((response) => {
    response
      .writeHead(401)
      .end(JSON.stringify({ code: 401, reason: 'base.unauthorized_error', msg: 'Log in.', data: null }))
  })
  const refused: unknown = await siteEvents({ baseUrl, tokens: memoryTokenStore() })
    .next()
    .catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(ApiFailure)
  expect((refused as ApiFailure).error).toMatchObject({ kind: 'unauthorised', message: 'Log in.' })
})
