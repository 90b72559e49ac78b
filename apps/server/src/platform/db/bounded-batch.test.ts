import { describe, expect, it } from 'vitest'
import { BoundedBatch, charactersIn } from './bounded-batch.ts'

/** Returns the number of rows in each batch when these texts are added one after the other. */
function sizesOf(texts: readonly string[], most: number): number[] {
  const batch = new BoundedBatch<string>(most)
  const sizes: number[] = []
  for (const text of texts) if (batch.add(text, charactersIn([1, text, null]))) sizes.push(batch.take().length)
  return [...sizes, batch.take().length]
}

describe('a bounded batch', () => {
  it('SN2 is full at a number of rows, or earlier where texts are long', () => {
    expect(
      sizesOf(
        Array.from({ length: 7 }, () => 'short'),
        3,
      ),
    ).toEqual([3, 3, 1])
    expect(
      sizesOf(
        Array.from({ length: 7 }, () => 'x'.repeat(200_000)),
        100,
      ),
    ).toEqual([3, 3, 1])
  })
})
