import { expect, it } from 'vitest'
import { requestsIn, ResponseTimes, timeOfShare } from './response-times.ts'

const measure = (times: readonly number[]) => {
  const measured = new ResponseTimes()
  for (const ms of times) measured.record(ms)
  return measured
}

it('OB15 the time of a share is within a fifth of the true one, from a quarter of a millisecond to a minute', () => {
  for (const scale of [0.5, 8, 120, 9_000]) {
    const times = Array.from({ length: 1000 }, (_, i) => ((i + 1) / 1000) * scale)
    const counts = measure(times).take()
    expect(requestsIn(counts)).toBe(1000)
    for (const share of [0.75, 0.95, 0.99]) {
      expect(timeOfShare(counts, share) / (share * scale)).toBeGreaterThan(0.8)
      expect(timeOfShare(counts, share) / (share * scale)).toBeLessThan(1.2)
    }
  }
  expect(timeOfShare(new Map(), 0.95)).toBe(0)
})

it('OB15 any number of requests and any time takes a bounded number of buckets', () => {
  const times = Array.from({ length: 5000 }, (_, i) => 1.01 ** i)
  const counts = measure([0, ...times, Number.MAX_SAFE_INTEGER]).take()
  expect(counts.size).toBeLessThanOrEqual(72)
  expect(requestsIn(counts)).toBe(5002)
})

it('OB15 what was taken is counted once, and again when it is given back', () => {
  const measured = measure([1, 1, 50])
  const counts = measured.take()
  expect(requestsIn(measured.take())).toBe(0)
  measured.record(1)
  measured.restore(counts)
  expect(requestsIn(measured.take())).toBe(4)
})
