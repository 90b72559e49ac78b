import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startFaultyProxy } from '../../../../test/storage/faulty-proxy.ts'
import { CLOSED, S3_MISSING, type S3Server, startS3, withS3 } from '../../../../test/storage/s3-server.ts'
import { UnsafePath } from '../file-path.ts'
import { S3Bucket } from './s3-bucket.ts'
import type { S3FailureKind } from './s3-failure.ts'
import { S3Files } from './s3-files.ts'
import { abortUploads, putLarge, readLarge } from './s3-large.ts'
import type { S3RetryPolicy, S3Service } from './s3-service.ts'
import { addressOfBucket, addressOfObject } from './s3-service.ts'

/** As many attempts as on a site, but with delays of a few milliseconds. */
const QUICK: S3RetryPolicy = { attemptMs: 20_000, attempts: 3, backOffMs: 1 }

/** Bytes of each part of a large file: the minimum that S3 accepts. */
const PART = 5 * 1024 * 1024

it('S1 the bucket stands in the path or before the host, and always in the path of a host that is a number', () => {
  const service = { region: '', bucket: 'example', prefix: 'a/', accessKeyId: '', secretAccessKey: '' }
  const addressOf = (endpoint: string, pathStyle: boolean) =>
    addressOfObject({ ...service, endpoint, pathStyle }, 'b.png').href
  expect(addressOf('https://s3.test:9000', true)).toBe('https://s3.test:9000/example/a/b.png')
  expect(addressOf('https://s3.test:9000', false)).toBe('https://example.s3.test:9000/a/b.png')
  expect(addressOf('http://10.0.0.1', false)).toBe('http://10.0.0.1/example/a/b.png')
  expect(addressOf('http://[::1]:9000', false)).toBe('http://[::1]:9000/example/a/b.png')
})

it('S9 a list that goes on with what it said before and an answer that never ends are failures', async () => {
  const part = Buffer.alloc(1024 * 1024)
  const server = createServer(({ url = '' }, answer) => {
    answer.on('error', () => {})
    if (url.includes('list-type')) {
      answer.end('<L><IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken></L>')
    } else pipeline(repeated(part), answer).catch(() => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server[Symbol.asyncDispose]())
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const service = { endpoint, region: 'a', bucket: 'example', prefix: '', accessKeyId: 'a', secretAccessKey: 'a' }
  const files = new S3Files({ ...service, pathStyle: true }, { ...QUICK, attemptMs: 60_000 })
  await expect(files.all()).rejects.toMatchObject({ kind: 'unknown' })
  await expect(files.read('post/a.png')).rejects.toMatchObject({ kind: 'changed' })
})

function* repeated(part: Buffer): Generator<Buffer> {
  for (;;) yield part
}

describe.skipIf(S3_MISSING !== undefined)(withS3('files in a bucket'), () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3()
  })
  afterAll(() => server.stop())

  /** Returns a service with a prefix that no other test uses. */
  function ownService(prefix: string, change: Partial<S3Service> = {}): S3Service {
    return { ...server.service, prefix: `${prefix}/`, ...change }
  }

  async function behindProxy(prefix: string) {
    const proxy = await startFaultyProxy(server.port)
    onTestFinished(() => proxy.stop())
    return { proxy, service: ownService(prefix, { endpoint: `http://127.0.0.1:${proxy.port}` }) }
  }

  it('S1 they are read as written, listed, moved and removed', async () => {
    const files = new S3Files(ownService('s1'), QUICK)
    expect(await files.read('post/a1.png')).toBeUndefined()
    expect(await files.list('post')).toEqual([])
    expect(await files.all()).toEqual([])
    await files.put('post/a1.png', Buffer.from('one'))
    await files.put('post/b2.png', Buffer.from('two'))
    await files.put('post/b2.png', Buffer.from('again'))
    await files.put('avatar_thumb/cc/32.png', Buffer.alloc(0))
    expect(String(await files.read('post/a1.png'))).toBe('one')
    expect(String(await files.read('post/b2.png'))).toBe('again')
    expect(await files.read('avatar_thumb/cc/32.png')).toEqual(Buffer.alloc(0))
    await files.move('post/a1.png', 'deleted/post/a1.png')
    await files.move('post/a1.png', 'deleted/post/a1.png')
    expect(String(await files.read('deleted/post/a1.png'))).toBe('one')
    expect(await files.list('post')).toEqual(['post/b2.png'])
    expect(await files.all()).toEqual(['avatar_thumb/cc/32.png', 'deleted/post/a1.png', 'post/b2.png'])
    await files.remove('post/b2.png')
    await files.remove('post/b2.png')
    expect(await files.list('post')).toEqual([])
  })

  it.each(['../secret', 'post/../../secret', '/etc/passwd', 'post//a.png', 'a\0b', 'a?b', ''])(
    'S1 a path that is none is refused: %j',
    async (path) => {
      const files = new S3Files(ownService('s1-unsafe'), QUICK)
      await expect(files.read(path)).rejects.toThrow(UnsafePath)
      await expect(files.put(path, Buffer.from('x'))).rejects.toThrow(UnsafePath)
      await expect(files.remove(path)).rejects.toThrow(UnsafePath)
      await expect(files.move('post/a.png', path)).rejects.toThrow(UnsafePath)
    },
  )

  it('S2 a list of more files than a page has is read to its end', async () => {
    const files = new S3Files(ownService('s2'), QUICK)
    const paths = Array.from({ length: 1_050 }, (_, index) => `post/${String(index).padStart(4, '0')}.png`)
    for (let start = 0; start < paths.length; start += 50) {
      await Promise.all(paths.slice(start, start + 50).map((path) => files.put(path, Buffer.from(path))))
    }
    expect(await files.all()).toEqual(paths)
    expect((await files.list('post')).toSorted()).toEqual(paths)
  })

  it('S3 a request that failed for a passing reason is repeated, and another one is not', async () => {
    const { proxy, service } = await behindProxy('s3')
    const files = new S3Files(service, QUICK)
    const outcomes = ['cut', 503] as const
    let turn = 0
    proxy.decide(() => outcomes[turn++] ?? 'pass')
    await files.put('post/a.png', Buffer.from('stored at last'))
    expect(proxy.seen).toHaveLength(3)
    turn = 0
    expect(String(await files.read('post/a.png'))).toBe('stored at last')
    expect(proxy.seen).toHaveLength(6)
    proxy.decide(() => 403)
    await expect(files.read('post/a.png')).rejects.toMatchObject({ name: 'S3Failure', kind: 'permission' })
    expect(proxy.seen).toHaveLength(7)
    proxy.decide(() => 500)
    await expect(files.read('post/a.png')).rejects.toMatchObject({ kind: 'busy' })
    expect(proxy.seen).toHaveLength(7 + QUICK.attempts)
    const before = proxy.seen.length
    const { exchange } = new S3Bucket(service, QUICK)
    const once = { method: 'POST', url: new URL(`${service.endpoint}/quandary-test/s3/x?uploads`), once: true } as const
    await expect(exchange.send(once)).rejects.toMatchObject({ kind: 'busy' })
    expect(proxy.seen).toHaveLength(before + 1)
  })

  it('S4 half a body is stored by nobody, and half an answer is no file', async () => {
    const { proxy, service } = await behindProxy('s4')
    const bytes = Buffer.alloc(300_000, 'abc')
    const files = new S3Files(service, QUICK)
    await files.put('post/a.png', bytes)
    proxy.decide(() => 'half')
    await expect(files.read('post/a.png')).rejects.toMatchObject({ kind: 'connection' })
    const direct = ownService('s4')
    const { exchange } = new S3Bucket(direct, QUICK)
    // The hash in the signature is that of other bytes, as if some had been changed on the way.
    const url = new URL(`${direct.endpoint}/${direct.bucket}/s4/uploads/post/b.png`)
    const { AwsClient } = await import('aws4fetch')
    const client = new AwsClient({ ...direct, service: 's3' })
    const { headers } = await client.sign(url.href, {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': 'ab'.repeat(32) },
    })
    expect((await fetch(url, { method: 'PUT', headers, body: bytes })).status).toBe(400)
    expect((await exchange.send({ method: 'GET', url })).status).toBe(404)
    let turn = 0
    proxy.decide(() => (turn++ === 0 ? 'half' : 'pass'))
    expect(await files.read('post/a.png')).toEqual(bytes)
  })

  it('S5 what is wrong is named', async () => {
    const kindOf = async (change: Partial<S3Service>): Promise<S3FailureKind | undefined> => {
      const files = new S3Files(ownService('s5', change), { ...QUICK, attempts: 1 })
      return files.list('post').then(
        () => undefined,
        ({ kind }: { kind: S3FailureKind }) => kind,
      )
    }
    expect(await kindOf({})).toBeUndefined()
    expect(await kindOf({ endpoint: 'http://s3.invalid' })).toBe('host')
    expect(await kindOf({ endpoint: CLOSED })).toBe('connection')
    expect(await kindOf({ endpoint: server.service.endpoint.replace('http:', 'https:') })).toBe('encryption')
    expect(await kindOf({ accessKeyId: 'nobody' })).toBe('key')
    expect(await kindOf({ secretAccessKey: 'wrong' })).toBe('key')
    expect(await kindOf({ bucket: 'not-there' })).toBe('bucket')
    expect(await kindOf({ region: 'us-east-9' })).toBe('region')
  })

  it('S6 a service that never answers ends the request after its time limit', async () => {
    const { proxy, service } = await behindProxy('s6')
    proxy.decide(() => 'hang')
    const files = new S3Files(service, { attemptMs: 500, attempts: 2, backOffMs: 1 })
    await expect(files.read('post/a.png')).rejects.toMatchObject({ kind: 'timeout' })
    expect(proxy.seen).toHaveLength(2)
  })

  /** A path for a large file, in a folder that is removed after the test. */
  async function placeOfFile(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'quandary-large-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return join(folder, 'large')
  }

  it('S8 a large file is stored in parts and compared, and read in parts', async () => {
    const { proxy, service } = await behindProxy('s8')
    const bucket = new S3Bucket(service, QUICK)
    const file = await placeOfFile()
    const sizes = [0, 1, PART, PART + 1, 2 * PART + 12_345]
    for (const size of sizes) {
      const bytes = randomBytes(size)
      await writeFile(file, bytes)
      let turn = 0
      // The first upload of a part and the first download of a part are cut off.
      proxy.decide((method, path) => {
        if (method === 'PUT' && turn === 0) {
          turn = 1
          return 'cut'
        }
        if (method === 'GET' && !path.includes('?') && turn === 1) {
          turn = 2
          return 'half'
        }
        return 'pass'
      })
      await putLarge(bucket, 'large', file, PART)
      expect(turn).toBe(size === 0 ? 1 : 2)
      expect(await bucket.size('large')).toBe(size)
      const read = await Readable.from(readLarge(bucket, 'large', size, PART)).toArray()
      expect(Buffer.concat(read).equals(bytes)).toBe(true)
    }
  })

  it('S8 removing what an upload left behind does not touch the upload of a file whose name begins alike', async () => {
    const { service } = await behindProxy('s8-alike')
    const bucket = new S3Bucket(service, QUICK)
    const begin = async (key: string): Promise<void> => {
      const url = addressOfObject(service, key)
      url.searchParams.set('uploads', '')
      await bucket.exchange.send({ method: 'POST', url })
    }
    for (const key of ['large', 'large.age', 'large']) await begin(key)
    await abortUploads(bucket, 'large')
    expect(await begun()).toBe(1)
    await abortUploads(bucket, 'large.age')
    expect(await begun()).toBe(0)
  })

  /** Returns the number of multipart uploads that were begun and not completed. */
  async function begun(): Promise<number> {
    const url = addressOfBucket(server.service)
    url.searchParams.set('uploads', '')
    const { body } = await new S3Bucket(server.service, QUICK).exchange.send({ method: 'GET', url })
    return String(body).split('<UploadId>').length - 1
  }

  it('S8 a large file is begun again where that was refused for a moment or not answered', async () => {
    const { proxy, service } = await behindProxy('s8-begun')
    const bucket = new S3Bucket(service, QUICK)
    const file = await placeOfFile()
    await writeFile(file, randomBytes(PART + 1))
    const outcomes = [503, 'lost'] as const
    let turn = 0
    proxy.decide((method, path) =>
      method === 'POST' && /[?&]uploads\b/.test(path) ? (outcomes[turn++] ?? 'pass') : 'pass',
    )
    await putLarge(bucket, 'large', file, PART)
    expect([turn, await bucket.size('large'), await begun()]).toEqual([3, PART + 1, 0])
  })

  it('S8 a large file leaves nothing behind where storing it fails', async () => {
    const { proxy, service } = await behindProxy('s8-failing')
    const bucket = new S3Bucket(service, QUICK)
    const file = await placeOfFile()
    await writeFile(file, randomBytes(PART + 1))
    proxy.decide((method, path) => (method === 'PUT' && path.includes('partNumber=2') ? 'cut' : 'pass'))
    await expect(putLarge(bucket, 'large', file, PART)).rejects.toMatchObject({ kind: 'connection' })
    expect([await bucket.size('large'), await begun()]).toEqual([undefined, 0])
    // Behaves as if the process had ended during the upload, because aborting the upload fails, too.
    proxy.decide((method, path) => (/partNumber=2/.test(path) || method === 'DELETE' ? 'cut' : 'pass'))
    await expect(putLarge(bucket, 'large', file, PART)).rejects.toMatchObject({ kind: 'connection' })
    expect(await begun()).toBe(1)
    proxy.decide(() => 'pass')
    await abortUploads(bucket, 'large')
    expect(await begun()).toBe(0)
    // The stored object cannot be compared, because reading it is refused.
    proxy.decide((method, path) => (method === 'GET' && !path.includes('?') ? 403 : 'pass'))
    await expect(putLarge(bucket, 'large', file, PART)).rejects.toMatchObject({ name: 'S3Failure' })
    proxy.decide(() => 'pass')
    expect(await bucket.size('large')).toBeUndefined()
  })
})
