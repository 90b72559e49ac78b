import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { prepareRun, runStep } from './run.ts'

describeOnEveryEngine('a step of an import', (open) => {
  it('lets the process answer and be stopped between its batches', async () => {
    const { ctx } = await open()
    const run = await prepareRun(ctx, 'elsewhere.example')
    const stop = new AbortController()
    let stored = 0
    async function* batches(): AsyncGenerator<number[]> {
      for (let batch = 0; batch < 10_000; batch += 1) yield [batch]
    }
    const store = async () => {
      stored += 1
      if (stored === 1) setImmediate(() => stop.abort())
      return []
    }
    const step = { name: 'things', title: 'Things', part: 'things', dump: '', done: 0, total: 10_000 }
    await expect(runStep(run, { ...step, batches: batches(), store }, { signal: stop.signal })).rejects.toThrow(
      'stopped',
    )
    expect(stored).toBeLessThan(10)
  })
})
