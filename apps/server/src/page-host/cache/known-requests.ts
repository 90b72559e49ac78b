import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import { questionViews } from '../../slices/questions/index.ts'
import type { ByteCache, Kept } from './byte-cache.ts'
import { byteCache } from './byte-cache.ts'
import { chooseCoding } from './encoded-body.ts'
import { headersOf } from './send-kept.ts'

const MAX_REQUESTS = 5_000
/** Requests with more to say are answered the longer way. */
const MAX_KEY = 1_000

/** How a request was answered. */
interface Known {
  key: string
  kept: Kept
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

/**
 * Remembers which kept page the guests' requests were answered with, by all they say that matters. The same request
 * again is answered before anything else is made of it, as long as that page is still the one to be shown.
 */
export class KnownRequests {
  #context: AppContext
  #cache: ByteCache
  #seconds: number
  #requests = new LRUCache<string, Known>({ max: MAX_REQUESTS })

  /** @param seconds how long a page may be kept though nothing changes */
  constructor(context: AppContext, seconds: number) {
    this.#context = context
    this.#cache = byteCache(context)
    this.#seconds = seconds
  }

  /** Fastify's `onRequest`: answers a request that is known, and lets all others pass. */
  answer = (request: FastifyRequest, reply: FastifyReply, pass: () => void): void => {
    const name = nameOf(request)
    const known = name === undefined ? undefined : this.#requests.get(name)
    if (known === undefined) return pass()
    const answer = (): void => {
      if (this.#cache.present(known.key, this.#seconds) === known.kept) this.#send(request, reply, known)
      else pass()
    }
    // Who cannot learn of changes answers the longer way, where that is told.
    const learning = this.#context.changes.catchUp()
    if (learning) learning.then(answer, pass)
    else answer()
  }

  /** Remembers the answer to a guest's request: a page that everybody may see. */
  remember(request: FastifyRequest, reply: FastifyReply, { key, kept }: { key: string; kept: Kept }): void {
    const name = nameOf(request)
    if (name === undefined) return
    const coding = chooseCoding(request.headers['accept-encoding'])
    const body = kept.body.in(coding)
    // Only what is ready: bytes in a coding that few ask for are made each time.
    if (body instanceof Promise) return
    const headers = { ...reply.getHeaders(), ...headersOf(kept, coding, { isPublic: true }) }
    this.#requests.set(name, { key, kept, headers: { ...headers, 'content-length': body.length }, body })
  }

  #send(request: FastifyRequest, reply: FastifyReply, { kept, headers, body }: Known): void {
    this.#context.traffic.passed()
    const { ip, headers: said } = request
    questionViews(this.#context).see(kept.questions, { viewer: null, ip, userAgent: said['user-agent'] ?? '' })
    void reply.hijack()
    reply.raw.writeHead(200, headers).end(body)
  }
}

/** Everything in a request by which pages differ. Undefined where more is asked for than the page. */
function nameOf({ method, url, headers }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined
  const { 'accept-encoding': coding, 'accept-language': language, cookie } = headers
  const name = `${url}\n${coding ?? '-'}\n${language ?? ''}\n${cookie ?? ''}`
  return name.length <= MAX_KEY ? name : undefined
}
