import { expect, it } from 'vitest'
import { Random } from '../../src/seed/random.ts'
import { EventHeap } from './event-heap.ts'

it('events come in the order of their times, and of their addition', () => {
  const random = new Random('heap')
  const times = Array.from({ length: 500 }, () => random.below(100))
  const heap = new EventHeap<number>()
  for (const [index, time] of times.entries()) heap.add(time, index)
  const taken: { time: number; event: number }[] = []
  for (let next = heap.takeBefore(100); next; next = heap.takeBefore(100)) taken.push(next)
  const expected = [...times.entries()].map(([event, time]) => ({ time, event })).toSorted((a, b) => a.time - b.time)
  expect(taken.map(({ time, event }) => ({ time, event }))).toEqual(expected)
})

it('events of a later time stay', () => {
  const heap = new EventHeap<string>()
  heap.add(2, 'later')
  heap.add(1, 'earlier')
  expect(heap.takeBefore(2)?.event).toBe('earlier')
  expect(heap.takeBefore(2)).toBeUndefined()
  expect(heap.takeBefore(3)?.event).toBe('later')
})
