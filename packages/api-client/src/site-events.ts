import { openEnvelope } from './envelope.ts'
import { ApiFailure } from './error.ts'
import type { OperationData } from './operations.ts'
import type { TokenStore } from './token-store.ts'

/** An event of a site's stream. A listener receives an event right after connecting, and another on every change. */
export type SiteEvent =
  /** Counts of a member's notifications and reviews. */
  | { event: 'status'; data: OperationData<'getNotificationStatus'> }
  /**
   * Ids of the answers that others wrote below a question in the last hour, and ids of the comments with the posts they
   * belong to.
   */
  | { event: 'posts'; data: { answers: string[]; comments: { id: string; object_id: string }[] } }

/** Options of {@link siteEvents}. */
export interface SiteEventOptions {
  /**
   * Address of the site without a trailing slash, such as `https://qa.example.com` or `https://example.com/community`.
   * In a page of the site itself, the site's path is enough: empty, or `/community`.
   */
  baseUrl: string
  /** Store of the session token. The stream sends the events of the member who is signed in with it. */
  tokens: Pick<TokenStore, 'get'>
  /** Id of a question to receive `posts` events about it; without it the stream sends `status` events. */
  question?: string | undefined
  /** Stops listening when it is aborted. */
  signal?: AbortSignal | undefined
  /** Replaces the platform's fetch. It must stream the body. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Listens to the events of a site (server-sent events). Ends when the session or the connection ends, when the viewer
 * can no longer see the question, or when the signal is aborted. To continue after a lost connection, call it again a
 * few seconds later.
 *
 * @throws ApiFailure if the site refuses, such as without a session (401) or with too many listeners (429)
 * @throws TypeError from fetch if the site cannot be reached when the stream is opened
 */
export async function* siteEvents(options: SiteEventOptions): AsyncGenerator<SiteEvent, void, undefined> {
  const response = await listen(options)
  if (response?.body == null) return
  let rest = ''
  const texts = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await texts.read().catch(endOfConnection)
      if (done) return
      const messages = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const { event, data } = readMessage(message)
        if (event === 'end') return
        // The data has the form of the contract. Comments, which keep the connection open, have no event name.
        if (event === 'status' || event === 'posts') yield { event, data: JSON.parse(data) }
      }
    }
  } finally {
    await texts.cancel().catch(() => undefined)
  }
}

/**
 * The result that ends the stream without an error when reading fails because the connection broke or the signal was
 * aborted.
 */
function endOfConnection() {
  return { done: true, value: undefined } as const
}

/** Opens the stream. Returns undefined if the signal is aborted before the response arrives. */
async function listen({ baseUrl, tokens, question, signal, fetch }: SiteEventOptions): Promise<Response | undefined> {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  const query = question === undefined ? '' : `?question=${encodeURIComponent(question)}`
  const token = tokens.get()
  const headers = { Accept: 'text/event-stream', ...(token !== undefined && { Authorization: token }) }
  const address = `${baseUrl}/answer/api/v1/notification/stream${query}`
  try {
    const response = await send(new Request(address, { headers, credentials: 'include', ...(signal && { signal }) }))
    if (response.ok) return response
    const { error } = openEnvelope(response.status, await response.text())
    if (error) throw new ApiFailure(error)
    return undefined
  } catch (cause) {
    if (signal?.aborted) return undefined
    throw cause
  }
}

/** Parses one message of the stream and returns the name of its event and its data. */
function readMessage(message: string): { event: string; data: string } {
  const values = (field: string) =>
    message
      .split('\n')
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''))
  return { event: values('event').at(-1) ?? '', data: values('data').join('\n') }
}
