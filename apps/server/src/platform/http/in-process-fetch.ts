import type { OperationId } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import type { Translate } from './answer.ts'
import { refusalEnvelope, successEnvelope } from './answer.ts'
import type { Dispatcher } from './dispatcher.ts'
import type { Envelope } from './refusal.ts'
import { Refusal, UnreadableRequest } from './refusal.ts'
import type { Viewer } from './viewer.ts'

/** Who a page is rendered for. */
export interface PageReader {
  viewer: Viewer | null
  language: Language
  ip: string
  /** The browser as it names itself; absent when it does not. */
  userAgent?: string
  /** Told of every read that gave an answer, with its values. */
  onRead?(id: OperationId, data: unknown, query: Readonly<Record<string, string>>): void
  /** Told of every read that did not. */
  onFailure?(): void
}

/**
 * A `fetch` that answers API reads without a socket, for the client that pages are rendered with. It only reads:
 * the cookie that identifies a page's reader must never be able to change anything.
 */
export function createInProcessFetch(
  dispatcher: Dispatcher,
  translate: Translate,
  reader: PageReader,
): (input: Request | URL | string, init?: RequestInit) => Promise<Response> {
  const byPath = new Map<string, OperationId>()
  for (const operation of dispatcher.operations.values()) {
    if (operation.method === 'GET') byPath.set(operation.path, operation.id)
  }
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init)
    const url = new URL(request.url)
    const id = request.method === 'GET' ? byPath.get(url.pathname) : undefined
    try {
      if (!id) throw new Refusal({ status: 404, reason: 'base.not_found' })
      const call = rawCall(url, reader)
      const data = await dispatcher.runAs(id, call, reader.viewer)
      reader.onRead?.(id, data, call.query)
      return new InProcessResponse(successEnvelope(data, reader.language, translate))
    } catch (error) {
      reader.onFailure?.()
      if (!(error instanceof Refusal)) throw error
      const envelope = refusalEnvelope(error, reader.language, translate)
      return new InProcessResponse(envelope, envelope.code)
    }
  }
}

/** An answer whose text is at hand: what goes through the stream of a real body takes as long as many a read. */
class InProcessResponse extends Response {
  #text: string

  constructor(envelope: Envelope, status = 200) {
    super(null, { status })
    this.#text = JSON.stringify(envelope)
  }

  override async text(): Promise<string> {
    return this.#text
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

function rawCall(url: URL, reader: PageReader) {
  return {
    // What has values in its path leads browsers elsewhere; pages do not read it.
    path: {},
    query: Object.fromEntries(url.searchParams),
    body: undefined,
    readForm: noForm,
    token: '',
    visit: '',
    cookie: () => '',
    language: reader.language,
    ip: reader.ip,
    userAgent: reader.userAgent ?? '',
    forPage: true,
    reply: { setVisitCookie: () => {}, setCookie: () => {} },
  }
}

/** Reads never carry one. */
async function noForm(): Promise<never> {
  throw new UnreadableRequest()
}
