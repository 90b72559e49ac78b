import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '../log/log.ts'
import { ErrorWebhook } from './error-webhook.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'

const DIAGNOSED = join(import.meta.dirname, '../../../test/processes/diagnosed-process.ts')

interface Received {
  text: string
  times: number
  line: Record<string, unknown>
}

/** A tracker that answers every report with a status. */
async function startTracker(status: number): Promise<{ url: string; reports: Received[] }> {
  const reports: Received[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Every report has this form, so the cast is safe.
    reports.push((await json(request)) as Received)
    response.writeHead(status, { location: '/elsewhere' }).end()
  }
  const server = createServer((request, response) => {
    void receive(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server[Symbol.asyncDispose]())
  // The address of a server that listens on a port is an `AddressInfo`, so the cast is safe.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, reports }
}

const quiet = { write: () => {} }

it('OB13 errors are sent, the same one once in a time with its number', async () => {
  const { url, reports } = await startTracker(204)
  const limits = { quiet: 300, timeout: 5_000 }
  const log = createLog('info', quiet, new ErrorWebhook(url, limits))
  log.info('nothing wrong')
  log.warn('a little wrong')
  const fail = () => log.error({ err: new TypeError('no such thing'), password: 'secret' }, 'a request failed')
  for (const _ of [1, 2, 3]) fail()
  log.error('another')
  await vi.waitFor(() => expect(reports).toHaveLength(2), WAIT_TIMEOUT)
  expect(reports[0]).toMatchObject({
    text: 'a request failed: no such thing',
    times: 1,
    line: {
      level: 50,
      password: '[hidden]',
      err: { type: 'TypeError', stack: expect.stringContaining('no such thing') },
    },
  })
  expect(reports[1]).toMatchObject({ text: 'another', times: 1 })
  await vi.waitFor(
    () => {
      fail()
      expect(reports).toHaveLength(3)
    },
    { ...WAIT_TIMEOUT, interval: 50 },
  )
  expect(reports[2]?.times).toBeGreaterThan(2)
})

it.each([500, 302])('OB13 a webhook that answers %i harms nobody', async (status) => {
  const { url, reports } = await startTracker(status)
  const log = createLog('info', quiet, new ErrorWebhook(url))
  log.error('one')
  await vi.waitFor(() => expect(reports).toHaveLength(1), WAIT_TIMEOUT)
  log.error('two')
  await vi.waitFor(() => expect(reports).toHaveLength(2), WAIT_TIMEOUT)
})

it('OB13 a webhook that cannot be reached harms nobody', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) }, new ErrorWebhook('http://127.0.0.1:9/'))
  for (let n = 0; n < 100; n += 1) log.error(`error ${n}`)
  await new Promise((resolve) => setImmediate(resolve))
  expect(lines).toHaveLength(100)
})

it('OB14 SIGUSR2 writes a CPU profile and a heap snapshot that nobody else can read', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quandary-diagnostics-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  // Uses a process of its own, because the heap of this process, which contains the complete server, is a hundred times
  // as large.
  const child = fork(DIAGNOSED, [dataDir])
  const [started] = await once(child, 'message')
  expect(started).toBe('ready')
  child.kill('SIGUSR2')
  child.kill('SIGUSR2')
  // The log of the child process has one line, about one set of files.
  const [line] = (await once(child, 'message')) as [{ files?: string[] }]
  const exited = once(child, 'exit')
  child.send('end')
  expect((await exited)[0]).toBe(0)
  const [profile = '', heap = ''] = line.files ?? []
  expect(await readdir(join(dataDir, 'diagnostics'))).toHaveLength(2)
  expect(JSON.parse(await readFile(profile, 'utf8'))).toMatchObject({ nodes: expect.any(Array) })
  expect((await readFile(heap)).subarray(0, 12).toString()).toBe('{"snapshot":')
  for (const path of [join(dataDir, 'diagnostics'), profile, heap]) {
    expect((await stat(path)).mode & 0o077, path).toBe(0)
  }
})
