import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewScheduler, type PreviewState } from './preview-scheduler.ts'

interface Call {
  markdown: string
  signal: AbortSignal
  answer: (html: string) => void
  fail: () => void
}

function setUp() {
  const calls: Call[] = []
  const states: PreviewState[] = []
  const render = (markdown: string, signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      calls.push({ markdown, signal, answer, fail: () => reject(new Error('down')) })
    })
  const scheduler = createPreviewScheduler(render, (state) => states.push(state))
  const call = (index: number) => {
    const found = calls[index]
    if (found === undefined) throw new Error(`There was no call ${index}`)
    return found
  }
  return { calls, states, scheduler, call }
}

describe('preview scheduler', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('renders the first text at once and later ones after a second without changes', async () => {
    const { calls, scheduler } = setUp()
    scheduler.update('a')
    expect(calls.map((one) => one.markdown)).toEqual(['a'])
    scheduler.update('ab')
    await vi.advanceTimersByTimeAsync(999)
    scheduler.update('abc')
    await vi.advanceTimersByTimeAsync(999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.map((one) => one.markdown)).toEqual(['a', 'abc'])
  })

  it('aborts the older call, and its late answer changes nothing', async () => {
    const { call, states, scheduler } = setUp()
    scheduler.update('a')
    scheduler.update('b')
    await vi.advanceTimersByTimeAsync(1000)
    expect(call(0).signal.aborted).toBe(true)
    call(1).answer('<p>b</p>')
    call(0).answer('<p>a</p>')
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ kind: 'ready', html: '<p>b</p>' })
  })

  it('keeps showing the previous HTML while a newer one is loading, and if it fails', async () => {
    const { call, states, scheduler } = setUp()
    scheduler.update('a')
    call(0).answer('<p>a</p>')
    scheduler.update('b')
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toEqual({ kind: 'loading', html: '<p>a</p>' })
    call(1).fail()
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ kind: 'failed', html: '<p>a</p>' })
    scheduler.retry()
    expect(call(2).markdown).toBe('b')
  })

  it('makes no call for an empty text', async () => {
    const { calls, states, scheduler } = setUp()
    scheduler.update(' \n')
    expect(states).toEqual([{ kind: 'empty', html: null }])
    expect(calls).toEqual([])
  })

  it('reports nothing after it was stopped', async () => {
    const { call, states, scheduler } = setUp()
    scheduler.update('a')
    scheduler.update('b')
    scheduler.stop()
    call(0).answer('<p>a</p>')
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.map((state) => state.kind)).toEqual(['loading'])
  })
})
