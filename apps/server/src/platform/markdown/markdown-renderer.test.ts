import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { referencesIn, renderMarkdown } from '@quandary/markdown'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { MarkdownRenderer } from './markdown-renderer.ts'
import { maxWaitOf, RenderingThreadClient } from './rendering-thread-client.ts'
import { RenderingTookTooLong } from './rendering-took-too-long.ts'
import { MAX_ELAPSED_FACTOR, ThreadTimeLimit } from './thread-time-limit.ts'

const BOUNDS = { timeLimitMs: 60_000, idleMs: 60_000 }
const siteUrl = 'https://qa.test'
const targets = {
  siteUrl,
  people: new Map([['ann', '/u/ann']]),
  posts: new Map([['10010000000000001', '/questions/1']]),
}
const SHORT = 'Hi @ann and @bob, see #10010000000000001, #10010000000000002 and [us](https://qa.test/x).\n\n'
const LONG = SHORT.repeat(25)
/** Rendering this takes 400 ms on a fast processor. */
const SLOWEST_MARKDOWN = `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${`${'|a'.repeat(20)}|\n`.repeat(1558)}`

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close()
})

function open<T extends { close(): Promise<void> }>(opened: T): T {
  closing.push(opened)
  return opened
}

it('MR1 a long text is rendered in a thread, exactly like a short one', async () => {
  const renderer = open(new MarkdownRenderer(BOUNDS))
  for (const text of [SHORT, LONG]) {
    const html = await renderer.render(text, targets)
    const personPath = (name: string) => targets.people.get(name)
    expect(html).toBe(renderMarkdown(text, { siteUrl, personPath, postPath: (id) => targets.posts.get(id) }))
    expect(html).toContain('<a href="/u/ann">@ann</a> and @bob')
    expect(html).toContain('<a href="/questions/1">#10010000000000001</a>, #10010000000000002')
    expect(await renderer.referencesIn(text)).toEqual(referencesIn(text))
  }
})

it('MR2 a text that takes longer than the time limit is refused with 429, and the next one is rendered', async () => {
  const thread = open(new RenderingThreadClient({ ...BOUNDS, timeLimitMs: 100 }))
  const refused = await thread.run({ do: 'render', text: SLOWEST_MARKDOWN, targets }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RenderingTookTooLong)
  expect(refused).toMatchObject({ init: { status: 429, reason: 'base.rate_limited' } })
  expect(thread.isRunning).toBe(false)
  // On a busy machine even a short text may exceed the time limit at first, so it is retried.
  const next = () => thread.run({ do: 'read references', text: SHORT })
  expect(await vi.waitFor(next, { timeout: 30_000 })).toEqual(referencesIn(SHORT))
})

it('MR3 long texts are rendered one after the other, and refused with 429 once a hundred wait', async () => {
  const renderer = open(new MarkdownRenderer(BOUNDS))
  const ended: number[] = []
  const renderings = Array.from({ length: 101 }, (_, n) => renderer.render(LONG, targets).then(() => ended.push(n)))
  await expect(renderer.render(LONG, targets)).rejects.toMatchObject({ init: { status: 429 } })
  // A short text does not wait.
  await renderer.render(SHORT, targets)
  expect(ended).toEqual([])
  await Promise.all(renderings)
  expect(ended).toEqual(Array.from({ length: 101 }, (_, n) => n))
})

it('MR4 the thread ends when nothing was rendered for a while, and starts again when it is needed', async () => {
  const thread = open(new RenderingThreadClient({ ...BOUNDS, idleMs: 1 }))
  expect(thread.isRunning).toBe(false)
  for (const _round of [1, 2]) {
    await thread.run({ do: 'render', text: SHORT, targets })
    await vi.waitFor(() => expect(thread.isRunning).toBe(false), { timeout: 30_000 })
  }
})

it('MR5 an error in the thread is thrown where the text was to be rendered, and the next one is rendered', async () => {
  const thread = open(new RenderingThreadClient(BOUNDS))
  // No real caller can send this: the contract accepts only strings.
  const broken = { do: 'render', text: 7 as unknown as string, targets } as const
  await expect(thread.run(broken)).rejects.toThrow('Input data should be a String')
  expect(await thread.run({ do: 'read references', text: SHORT })).toEqual(referencesIn(SHORT))
})

it('MR6 however many previews of long texts somebody asks for, a post and the preview of somebody else wait for one of them at most', async () => {
  const renderer = open(new MarkdownRenderer(BOUNDS))
  const ended: string[] = []
  const preview = (text: string, name: string, by: number) =>
    renderer.preview(text, by, () => renderer.render(text, targets)).then(() => ended.push(name))
  const previews = Array.from({ length: 11 }, (_, n) => preview(LONG, `preview ${n}`, 1))
  await expect(preview(LONG, 'one too many of a person', 1)).rejects.toMatchObject({ init: { status: 429 } })
  for (let n = 11; n < 51; n += 1) previews.push(preview(LONG, `preview ${n}`, 2 + (n % 4)))
  await expect(preview(LONG, 'one too many', 6)).rejects.toMatchObject({ init: { status: 429 } })
  await preview(SHORT, 'short preview', 1)
  await renderer.render(LONG, targets).then(() => ended.push('post'))
  await Promise.all(previews)
  // The first preview of each other person comes before the second one of the person who requested many.
  expect(ended.slice(0, 3)).toEqual(['short preview', 'preview 0', 'post'])
  expect(ended.slice(3, 7).toSorted()).toEqual(['preview 11', 'preview 12', 'preview 13', 'preview 14'])
  expect(ended[7]).toBe('preview 1')
  expect(ended).toHaveLength(53)
})

it('MR2 texts wait longer than two others that reach both limits', () => {
  expect(maxWaitOf(BOUNDS)).toBeGreaterThan(2 * MAX_ELAPSED_FACTOR * BOUNDS.timeLimitMs)
})

it('MR7 a text whose thread is closed is refused at once', async () => {
  const thread = open(new RenderingThreadClient(BOUNDS))
  await thread.run({ do: 'read references', text: SHORT })
  const refused = expect(thread.run({ do: 'render', text: SLOWEST_MARKDOWN.repeat(4), targets })).rejects.toThrow(
    'ended',
  )
  await thread.close()
  await refused
})

/** Starts a thread that does nothing, like one that waits for a processor. */
async function startIdleThread(): Promise<Worker> {
  const worker = new Worker("require('node:worker_threads').parentPort.on('message', () => {})", { eval: true })
  await once(worker, 'online')
  onTestFinished(async () => void (await worker.terminate()))
  return worker
}

it('MR8 time in which the thread has no processor does not count, up to four times the limit', async () => {
  const worker = await startIdleThread()
  const started = performance.now()
  const limit = new ThreadTimeLimit(worker, await worker.cpuUsage(), 100)
  await once(limit.signal, 'abort')
  expect(performance.now() - started).toBeGreaterThanOrEqual(MAX_ELAPSED_FACTOR * 100 - 1)
})

it('MR8 a limit that was cleared is not reached', async () => {
  const worker = await startIdleThread()
  const limit = new ThreadTimeLimit(worker, { user: 0, system: 0 }, 1)
  limit.clear()
  const next = new ThreadTimeLimit(worker, { user: 0, system: 0 }, 1)
  await once(next.signal, 'abort')
  expect(limit.signal.aborted).toBe(false)
})
