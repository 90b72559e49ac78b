import { expect, it } from 'vitest'
import { Random, Weighted } from './random.ts'

it('SD12 gives the same numbers for the same keys, on every machine', () => {
  const random = new Random('a', 1)
  const numbers = Array.from({ length: 3 }, () => random.below(1000))
  const again = new Random('a', 1)
  expect(Array.from({ length: 3 }, () => again.below(1000))).toEqual(numbers)
  expect(new Random('a', 2).below(1_000_000)).not.toBe(new Random('a', 1).below(1_000_000))
  expect(numbers).toEqual([437, 20, 2])
})

it('SD13 is uniform, or follows the weights where they are given', () => {
  const random = new Random('even')
  const tens = Array.from({ length: 10 }, () => 0)
  for (let turn = 0; turn < 10_000; turn += 1) {
    const ten = random.below(10)
    tens[ten] = (tens[ten] ?? 0) + 1
  }
  expect(Math.min(...tens)).toBeGreaterThan(850)
  expect(Math.max(...tens)).toBeLessThan(1150)
  const weights = new Weighted([3, 1])
  const first = Array.from({ length: 4000 }, () => weights.pick(random)).filter((position) => position === 0).length
  expect(first / 4000).toBeGreaterThan(0.7)
  expect(first / 4000).toBeLessThan(0.8)
})
