import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { inSpan } from '../../spans/current-span.ts'
import { failureOfAnswer, failureOfRequest, S3Failure } from './s3-failure.ts'
import type { S3RetryPolicy, S3Service } from './s3-service.ts'

/** A request to a service. */
export interface S3Request {
  method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT'
  url: URL
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
  /** True for a request that is sent only once, because it is not idempotent. */
  once?: boolean
}

/** A complete response of a storage service. */
export interface S3Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** Maximum size of a response in bytes: four times the largest part that is requested. */
const MAX_ANSWER = 64 * 1024 * 1024
/** Largest delay between two attempts, in milliseconds. */
const MAX_BACK_OFF_MS = 10_000

/** Sends signed requests to a service, within time limits, and retries those that failed for a temporary reason. */
export class S3Exchange {
  readonly #client: AwsClient
  readonly #policy: S3RetryPolicy

  constructor({ accessKeyId, secretAccessKey, region }: S3Service, policy: S3RetryPolicy) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
    this.#policy = policy
  }

  /**
   * Returns the response, which may be a 404 for an absent object.
   * @throws {S3Failure} for every other unsuccessful response, and if none arrives
   */
  async send(request: S3Request): Promise<S3Answer> {
    const attempts = request.once === true ? 1 : this.#policy.attempts
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(request)
      } catch (error) {
        if (!(error instanceof S3Failure) || !error.isPassing || attempt >= attempts) throw error
        // With jitter, so that requests that failed together are not retried together.
        const backOff = Math.min(this.#policy.backOffMs * 2 ** (attempt - 1), MAX_BACK_OFF_MS)
        await setTimeout(backOff * (0.5 + Math.random() / 2))
      }
    }
  }

  async #attempt({ method, url, headers = {}, body = EMPTY }: S3Request): Promise<S3Answer> {
    // The service refuses a body that does not have this hash.
    const signed = { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
    const { headers: sent } = await this.#client.sign(url.href, { method, headers: signed })
    // Hashes and ranges refer to the stored bytes, so the response must not be compressed.
    sent.set('accept-encoding', 'identity')
    // The span does not get the path, because the path names an upload or a backup.
    const attributes = { 'http.request.method': method, 'server.address': url.hostname }
    const answer = await inSpan({ name: method, kind: 'client', attributes }, async (span) => {
      const received = await this.#exchange(url, { method, headers: sent, body })
      if (span) span.attributes['http.response.status_code'] = received.status
      return received
    })
    const { status } = answer
    if (status >= 200 && status < 300) return answer
    const text = answer.body.toString('utf8')
    // The response to a HEAD request has no body, so it contains no error code.
    if (status === 404 && (text === '' || text.includes('<Code>NoSuchKey</Code>'))) return answer
    throw failureOfAnswer(status, text)
  }

  async #exchange(
    url: URL,
    { method, headers, body }: { method: string; headers: Headers; body: Uint8Array },
  ): Promise<S3Answer> {
    try {
      const answer = await fetch(url, {
        method,
        headers,
        // A redirect counts as a failure, because a signature is valid for one address only.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#policy.attemptMs),
        ...(body.length > 0 && { body: Buffer.from(body) }),
      })
      return { status: answer.status, headers: answer.headers, body: await bytesOf(answer) }
    } catch (error) {
      throw error instanceof S3Failure ? error : failureOfRequest(error)
    }
  }
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > MAX_ANSWER) throw new S3Failure('changed', `The answer has more than ${MAX_ANSWER} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const EMPTY = new Uint8Array()
