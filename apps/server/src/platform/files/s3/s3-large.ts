import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { element, xmlDocument } from '../../xml/xml.ts'
import type { S3Bucket } from './s3-bucket.ts'
import { failureOfAnswer, S3Failure } from './s3-failure.ts'
import { addressOfBucket, addressOfObject } from './s3-service.ts'

/** Size of a part in bytes. A service accepts 10 000 parts of at least 5 MB each; only the last one may be smaller. */
const PART = 16 * 1024 * 1024

/**
 * Stores a file of any size, and compares the stored object with what was read. The file is read part by part, so
 * memory use does not grow with its size.
 * @param partBytes size of a part in bytes; tests choose a smaller one
 * @throws {S3Failure} after removing what was stored, if the service still allows that
 */
export async function putLarge(bucket: S3Bucket, key: string, file: string, partBytes = PART): Promise<void> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const hash = createHash('sha256')
    const parts = partsOf(handle, partBytes, hash)
    if (size <= partBytes) for await (const bytes of parts) await bucket.put(key, bytes)
    else await putParts(bucket, key, parts)
    if ((await hashOf(readLarge(bucket, key, size, partBytes))) === hash.digest('hex')) return
    throw new S3Failure('changed', 'The stored bytes are not those sent.')
  } catch (error) {
    // The stored object may be incomplete.
    await bucket.remove(key).catch(() => {})
    throw error
  } finally {
    await handle.close()
  }
}

/** Reads an object in parts; a part that does not arrive completely is requested again. */
export async function* readLarge(
  bucket: S3Bucket,
  key: string,
  size: number,
  partBytes = PART,
): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += partBytes) {
    yield await bucket.getPart(key, { start, length: Math.min(partBytes, size - start) })
  }
}

/** Aborts the multipart uploads of an object that a process began and did not complete. */
export async function abortUploads(bucket: S3Bucket, key: string): Promise<void> {
  const url = addressOfBucket(bucket.service)
  url.searchParams.set('uploads', '')
  url.searchParams.set('prefix', `${bucket.service.prefix}${key}`)
  const { body } = await bucket.exchange.send({ method: 'GET', url })
  for (const [, upload = ''] of body.toString('utf8').matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    // The prefix also matches longer keys, whose uploads may still be in progress.
    if (textOf('Key', upload) !== `${bucket.service.prefix}${key}`) continue
    await abort(bucket, key, textOf('UploadId', upload) ?? '')
  }
}

/** Yields a file in parts; an empty file yields one part. */
async function* partsOf(
  handle: FileHandle,
  partBytes: number,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  const stream = handle.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 })
  let chunks: Buffer[] = []
  let bytes = 0
  let count = 0
  // A stream without an encoding yields buffers, so the cast is safe.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    chunks.push(chunk)
    bytes += chunk.length
    while (bytes >= partBytes) {
      const all = Buffer.concat(chunks)
      count += 1
      yield all.subarray(0, partBytes)
      chunks = [all.subarray(partBytes)]
      bytes -= partBytes
    }
  }
  if (bytes > 0 || count === 0) yield Buffer.concat(chunks)
}

async function putParts(bucket: S3Bucket, key: string, parts: AsyncGenerator<Buffer>): Promise<void> {
  try {
    await sendParts(bucket, key, parts)
  } finally {
    // If the response to the start of an upload was lost, the start was retried, and the first upload is left over.
    await abortUploads(bucket, key).catch(() => {})
  }
}

async function sendParts(bucket: S3Bucket, key: string, parts: AsyncGenerator<Buffer>): Promise<void> {
  const url = addressOfObject(bucket.service, key)
  url.searchParams.set('uploads', '')
  const begun = await bucket.exchange.send({ method: 'POST', url })
  const id = textOf('UploadId', begun.body.toString('utf8'))
  if (id === undefined) throw new S3Failure('unknown', 'The service begins no upload in parts.')
  try {
    const tags: string[] = []
    for await (const body of parts) {
      const part = addressOfUpload(bucket, key, id)
      part.searchParams.set('partNumber', String(tags.length + 1))
      const { headers } = await bucket.exchange.send({ method: 'PUT', url: part, body })
      tags.push(headers.get('etag') ?? '')
    }
    await complete(bucket, key, { id, tags })
  } catch (error) {
    await abort(bucket, key, id).catch(() => {})
    throw error
  }
}

async function complete(bucket: S3Bucket, key: string, { id, tags }: { id: string; tags: string[] }): Promise<void> {
  const parts = tags.map((tag, index) =>
    element('Part', {}, element('PartNumber', {}, String(index + 1)), element('ETag', {}, tag)),
  )
  const body = Buffer.from(xmlDocument(element('CompleteMultipartUpload', {}, ...parts)))
  const url = addressOfUpload(bucket, key, id)
  const answer = await bucket.exchange.send({ method: 'POST', url, body, once: true })
  // Completing an upload may still fail after the response has begun with status 200.
  const text = answer.body.toString('utf8')
  if (text.includes('<Error>')) throw failureOfAnswer(500, text)
}

async function abort(bucket: S3Bucket, key: string, id: string): Promise<void> {
  await bucket.exchange.send({ method: 'DELETE', url: addressOfUpload(bucket, key, id) })
}

function addressOfUpload(bucket: S3Bucket, key: string, id: string): URL {
  const url = addressOfObject(bucket.service, key)
  url.searchParams.set('uploadId', id)
  return url
}

/** Returns the text of the first element with a name; keys and ids contain nothing that XML escapes. */
function textOf(name: 'Key' | 'UploadId', xml: string): string | undefined {
  return new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1]
}

async function hashOf(parts: AsyncGenerator<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of parts) hash.update(bytes)
  return hash.digest('hex')
}
