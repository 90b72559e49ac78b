import type { ChildProcess } from 'node:child_process'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { S3Exchange } from '../../src/platform/files/s3/s3-exchange.ts'
import type { S3Service } from '../../src/platform/files/s3/s3-service.ts'
import { addressOfBucket, TESTING_POLICY } from '../../src/platform/files/s3/s3-service.ts'
import { freePort } from '../http/nginx.ts'

/**
 * The Go package of versitygw, an S3 server that stores its objects in a folder (https://github.com/versity/versitygw,
 * Apache-2.0).
 */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw'
const VERSION = 'v1.8.0'
const CACHE = join(import.meta.dirname, '../../node_modules/.cache', `versitygw-${VERSION}`)
const PROGRAM = join(CACHE, 'versitygw')
/** Go is often installed in a folder that is not in every account's path. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/local/go/bin` }

/** Why no S3 server can be started on this machine; undefined if one can. */
export const S3_MISSING = await prepare()

/** Title of tests that need the server; says why they are skipped, if they are. */
export function withS3(title: string): string {
  return S3_MISSING === undefined ? title : `${title}: skipped, ${S3_MISSING}`
}

/**
 * Builds the server once for this checkout.
 * @returns why it cannot be built; undefined if it was
 */
async function prepare(): Promise<string | undefined> {
  if (existsSync(PROGRAM)) return undefined
  if (spawnSync('go', ['version'], { env: ENVIRONMENT }).error) return 'Go is not installed here'
  const folder = await mkdtemp(join(tmpdir(), 'quandary-versitygw-'))
  try {
    const env = { ...ENVIRONMENT, GOBIN: folder, GOFLAGS: '-buildvcs=false' }
    await promisify(execFile)('go', ['install', `${MODULE}@${VERSION}`], { env })
    await mkdir(CACHE, { recursive: true })
    // Two test files may build concurrently. Renaming a complete file ensures that neither starts a partly copied
    // program.
    const draft = `${PROGRAM}.${process.pid}`
    await promisify(execFile)('cp', [join(folder, 'versitygw'), draft])
    await rename(draft, PROGRAM)
    return undefined
  } catch (error) {
    return `versitygw cannot be built here: ${error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : ''}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * An address at which nothing listens. The operating system never assigns port 2 automatically, and `fetch` does not
 * block it.
 */
export const CLOSED = 'http://127.0.0.1:2'

/** A running S3 server with an empty bucket. */
export interface S3Server {
  service: S3Service
  port: number
  stop(): Promise<void>
}

/**
 * Starts the server on a free loopback port. Tries another port if the chosen one was taken before the server started.
 */
export async function startS3(attempts = 5): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-s3-'))
  for (const name of ['buckets', 'meta']) await mkdir(join(folder, name))
  const port = await freePort()
  const service: S3Service = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-test-1',
    bucket: 'quandary-test',
    prefix: '',
    accessKeyId: 'key-of-tests',
    secretAccessKey: 'secret-of-tests',
    pathStyle: true,
  }
  const keys = ['--access', service.accessKeyId, '--secret', service.secretAccessKey, '--region', service.region]
  const place = ['posix', '--sidecar', join(folder, 'meta'), join(folder, 'buckets')]
  const child = spawn(PROGRAM, [...keys, '--quiet', '--port', `127.0.0.1:${port}`, ...place], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeBucket(service, child)
  } catch (error) {
    const isOver = child.exitCode !== null
    await stop()
    if (isOver && attempts > 1) return startS3(attempts - 1)
    throw error
  }
  return { service, port, stop }
}

/** Creates the bucket as soon as the server accepts connections. */
async function makeBucket(service: S3Service, server: ChildProcess): Promise<void> {
  const exchange = new S3Exchange(service, TESTING_POLICY)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await exchange.send({ method: 'PUT', url: addressOfBucket(service) })
      return
    } catch (error) {
      if (attempt >= 100 || server.exitCode !== null) throw error
      await setTimeout(100)
    }
  }
}
