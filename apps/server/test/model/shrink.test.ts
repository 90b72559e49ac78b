import { expect, it } from 'vitest'
import type { Operation } from './operation.ts'
import { shrink } from './shrink.ts'

const operations: Operation[] = Array.from({ length: 100 }, (_, at) => ({
  do: 'deleteQuestion',
  on: `q${at}`,
  by: 0,
  wait: 0,
}))
const has = (list: readonly Operation[], key: string): boolean => list.some((one) => 'on' in one && one.on === key)

it('M5 a failing run is shrunk to the operations that make it fail', async () => {
  const fails = async (list: readonly Operation[]) => has(list, 'q3') && has(list, 'q70') && has(list, 'q99')
  const left = await shrink(operations, fails, 1000)
  expect(left).toEqual([operations[3], operations[70], operations[99]])
})

it('M6 shrinking stops after the given number of attempts', async () => {
  let tries = 0
  await shrink(operations, async () => ++tries < 0, 7)
  expect(tries).toBe(7)
})
