import { describe, expect, it } from 'vitest'
import { Random } from '../../src/seed/random.ts'
import { Arrivals } from './arrivals.ts'
import type { Operation } from './operations.ts'
import { OPERATIONS } from './operations.ts'

const NONE = Object.fromEntries(OPERATIONS.map((operation) => [operation, 0])) as Record<Operation, number>
const perSecond = { ...NONE, question: 6, list: 3, vote: 1 }
const arrivalsOf = (seed: number) => new Arrivals({ perSecond, questions: 1000, people: 50 }, new Random('test', seed))

describe('arrivals', () => {
  it('are the same for the same seed, and others for another', () => {
    const first = [...arrivalsOf(1).during(60)]
    expect([...arrivalsOf(1).during(60)]).toEqual(first)
    expect([...arrivalsOf(2).during(60)]).not.toEqual(first)
  })

  it('come in order, at the rates of their operations', () => {
    const seconds = 2000
    const all = [...arrivalsOf(1).during(seconds)]
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const operation of OPERATIONS) {
      const expected = perSecond[operation] * seconds
      const count = all.filter((arrival) => arrival.operation === operation).length
      // Five standard deviations of a Poisson process. The seed is fixed, so the numbers never change.
      expect(Math.abs(count - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected))
    }
  })

  it('come as irregularly as those of independent people', () => {
    const all = [...arrivalsOf(1).during(2000)]
    const gaps = all.slice(1).map(({ at }, index) => at - (all[index]?.at ?? 0))
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length
    // The standard deviation of an exponential distribution is its mean.
    expect(Math.sqrt(variance) / mean).toBeCloseTo(1, 1)
  })

  it('are more in a busier hour', () => {
    const usual = [...arrivalsOf(1).during(500)].length
    expect([...arrivalsOf(1).during(500, 2)].length / usual).toBeCloseTo(2, 1)
  })

  it('name the popular pages most often', () => {
    const questions = [...arrivalsOf(1).during(2000)].filter(({ operation }) => operation === 'question')
    const share = (pages: number) => questions.filter(({ page }) => page < pages).length / questions.length
    expect(share(1000)).toBe(1)
    // The first tenth of a Zipf distribution with an exponent of 0.8 and a thousand items.
    const weight = (count: number) => Array.from({ length: count }, (_, n) => (n + 1) ** -0.8).reduce((a, b) => a + b)
    expect(share(100)).toBeCloseTo(weight(100) / weight(1000), 1)
  })
})
