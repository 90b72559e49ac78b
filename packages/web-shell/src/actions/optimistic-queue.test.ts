import type { ApiResult } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { createOptimisticQueue } from './optimistic-queue.ts'

interface Count {
  on: boolean
  count: number
}

/** Creates an optimistic queue whose calls are answered by the test. */
function lineFrom(start: Count) {
  const calls: { requested: Count; answer: (answer: ApiResult<Count>) => Promise<void> }[] = []
  const shown: Count[] = []
  const failures: string[] = []
  const line = createOptimisticQueue<Count>({
    start,
    isSame: (one, other) => one.on === other.on,
    send: (requested) => {
      const { promise, resolve } = Promise.withResolvers<ApiResult<Count>>()
      const answer = async (given: ApiResult<Count>) => {
        resolve(given)
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
      }
      calls.push({ requested, answer })
      return promise
    },
    show: (state) => shown.push(state),
    fail: (failure) => failures.push(failure.message),
  })
  return { line, calls, shown, failures }
}

const off = { on: false, count: 4 }
const on = { on: true, count: 5 }

describe('an optimistic queue', () => {
  it("shows the requested state at once, then the server's answer", async () => {
    const { line, calls, shown } = lineFrom(off)
    line.request(on)
    expect(shown).toEqual([on])
    await calls[0]?.answer({ data: { on: true, count: 9 } })
    expect(shown).toEqual([on, { on: true, count: 9 }])
    expect(line.isBusy()).toBe(false)
  })

  it('sends only the last of the states requested during a call', async () => {
    const { line, calls, shown } = lineFrom(off)
    line.request(on)
    line.request(off)
    line.request({ on: true, count: 5 })
    line.request({ on: false, count: 4 })
    expect(calls).toHaveLength(1)
    await calls[0]?.answer({ data: on })
    expect(calls.map(({ requested }) => requested.on)).toEqual([true, false])
    await calls[1]?.answer({ data: off })
    expect(shown.at(-1)).toEqual(off)
    expect(calls).toHaveLength(2)
  })

  it('sends nothing more when the last requested state is the settled one', async () => {
    const { line, calls, shown } = lineFrom(off)
    line.request(on)
    line.request(off)
    line.request({ ...on })
    await calls[0]?.answer({ data: on })
    expect(calls).toHaveLength(1)
    expect(shown.at(-1)).toEqual(on)
  })

  it('rolls back after a refusal and accepts further requests', async () => {
    const { line, calls, shown, failures } = lineFrom(off)
    line.request(on)
    line.request({ on: true, count: 6 })
    await calls[0]?.answer({
      error: { kind: 'offline', status: 0, reason: '', message: 'too little reputation', cause: null },
    })
    expect(failures).toEqual(['too little reputation'])
    expect(shown.at(-1)).toEqual(off)
    line.request(on)
    expect(calls).toHaveLength(2)
    await calls[1]?.answer({ data: on })
    expect(shown.at(-1)).toEqual(on)
  })
})
