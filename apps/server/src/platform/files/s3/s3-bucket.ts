import { SaxesParser } from 'saxes'
import { S3Exchange } from './s3-exchange.ts'
import { failureOfAnswer, S3Failure } from './s3-failure.ts'
import type { S3RetryPolicy, S3Service } from './s3-service.ts'
import { addressOfBucket, addressOfObject } from './s3-service.ts'

/** An object in a list of the bucket. Its key does not include the prefix of the service. */
export interface S3Object {
  key: string
  /** Size of the object in bytes. */
  size: number
}

/** The objects of a service below its prefix. Every operation throws an {@link S3Failure} if the service fails. */
export class S3Bucket {
  readonly service: S3Service
  readonly exchange: S3Exchange

  constructor(service: S3Service, policy: S3RetryPolicy) {
    this.service = service
    this.exchange = new S3Exchange(service, policy)
  }

  /** Stores a whole object. The service accepts it only if the hash of the received bytes is right. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream' }
    present(await this.exchange.send({ method: 'PUT', url: this.#address(key), headers, body: bytes }))
  }

  /** Returns the bytes of an object; undefined if there is none. */
  async get(key: string): Promise<Buffer | undefined> {
    const { status, headers, body } = await this.exchange.send({ method: 'GET', url: this.#address(key) })
    if (status === 404) return undefined
    return whole(body, Number(headers.get('content-length') ?? body.length))
  }

  /**
   * Returns a part of an object.
   * @param start first byte
   * @param length in bytes; the object must have as many bytes from `start` on
   */
  async getPart(key: string, { start, length }: { start: number; length: number }): Promise<Buffer> {
    const headers = { range: `bytes=${start}-${start + length - 1}` }
    const { body } = present(await this.exchange.send({ method: 'GET', url: this.#address(key), headers }))
    return whole(body, length)
  }

  /** Returns the size of an object in bytes; undefined if there is none. */
  async size(key: string): Promise<number | undefined> {
    const { status, headers } = await this.exchange.send({ method: 'HEAD', url: this.#address(key) })
    return status === 404 ? undefined : Number(headers.get('content-length') ?? 0)
  }

  /** Copies an object within the service; returns false if there is none. */
  async copy(from: string, to: string): Promise<boolean> {
    const { bucket, prefix } = this.service
    const headers = { 'x-amz-copy-source': `/${bucket}/${prefix}${from}` }
    const { status, body } = await this.exchange.send({ method: 'PUT', url: this.#address(to), headers })
    if (status === 404) return false
    // If a copy fails after it has begun, the status is 200 nevertheless, and the body contains the error.
    const text = body.toString('utf8')
    if (text.includes('<Error>')) throw failureOfAnswer(500, text)
    return true
  }

  /** Removes an object; does nothing if there is none. */
  async remove(key: string): Promise<void> {
    await this.exchange.send({ method: 'DELETE', url: this.#address(key) })
  }

  /**
   * Lists objects in the order of their names.
   * @param folder '' for all, or a path with a slash at its end
   * @param options.deep true to include the objects in folders below
   */
  async list(folder: string, { deep }: { deep: boolean }): Promise<S3Object[]> {
    const { prefix } = this.service
    const found: S3Object[] = []
    let next: string | undefined
    do {
      const url = addressOfBucket(this.service)
      url.searchParams.set('list-type', '2')
      url.searchParams.set('prefix', `${prefix}${folder}`)
      if (!deep) url.searchParams.set('delimiter', '/')
      if (next !== undefined) url.searchParams.set('continuation-token', next)
      const { body } = present(await this.exchange.send({ method: 'GET', url }))
      const page = readPage(body.toString('utf8'))
      for (const { key, size } of page.objects) found.push({ key: key.slice(prefix.length), size })
      if (page.next !== undefined && page.next === next)
        throw new S3Failure('unknown', 'The list of the service goes on with what it said before.')
      next = page.next
    } while (next !== undefined)
    return found
  }

  #address(key: string): URL {
    return addressOfObject(this.service, key)
  }
}

/**
 * Returns the given response.
 * @throws {S3Failure} if its status is 404
 */
function present<Answer extends { status: number; body: Buffer }>(answer: Answer): Answer {
  if (answer.status === 404) throw failureOfAnswer(404, answer.body.toString('utf8'))
  return answer
}

/**
 * Returns the given bytes if they have the expected length.
 * @throws {S3Failure} `changed` for any other length
 */
function whole(bytes: Buffer, length: number): Buffer {
  if (bytes.length === length) return bytes
  throw new S3Failure('changed', `The answer has ${bytes.length} bytes instead of ${length}.`)
}

/** Reads a page of a list (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
function readPage(document: string): { objects: S3Object[]; next: string | undefined } {
  const objects: S3Object[] = []
  let [key, size, token, truncated, text] = ['', '', '', '', '']
  const parser = new SaxesParser()
  parser.on('opentag', () => (text = ''))
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text
    else if (name === 'Size') size = text
    else if (name === 'NextContinuationToken') token = text
    else if (name === 'IsTruncated') truncated = text
    else if (name === 'Contents') objects.push({ key, size: Number(size) })
    text = ''
  })
  try {
    parser.write(document).close()
  } catch (error) {
    throw new S3Failure('unknown', 'The list of the service cannot be read.', { cause: error })
  }
  return { objects, next: truncated === 'true' && token !== '' ? token : undefined }
}
