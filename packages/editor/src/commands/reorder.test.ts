import { describe, expect, it } from 'vitest'
import type { LineSpan } from './list-items.ts'
import { runMarked } from './marked-text.ts'
import { reorder } from './reorder.ts'

const line = (number: number): LineSpan => ({ from: number, to: number + 1 })

describe('blocks', () => {
  it.each([
    ['keep the blank lines between their places', [0, 2, 5], 2, 0, 'a\n\nb\n\n\nc¦', 'c¦\n\na\n\n\nb'],
    ['get a blank line where they touched', [0, 1], 1, 0, '# a\nb¦', 'b¦\n\n# a'],
    ['get one before the place they come to', [0, 1, 3], 2, 1, 'a\n- b\n\nc¦', 'a\n\nc¦\n\n- b'],
    ['get one behind the place they come to', [0, 2, 3], 0, 1, '¦a\n\n# b\nc', '# b\n\n¦a\n\nc'],
    ['leave the others alone', [0, 1, 3], 1, 2, 'a\n# b¦\n\nc\n', 'a\n\nc\n\n# b¦\n'],
  ] as const)('%s', (_, starts, from, to, before, after) => {
    expect(runMarked(reorder({ spans: starts.map(line), from, to, kind: 'blocks' }), before)).toBe(after)
  })
})

it('items get the numbers of their places', () => {
  const spans = [0, 1, 2].map(line)
  expect(runMarked(reorder({ spans, from: 2, to: 0, kind: 'items' }), '4. a\n5. b\n6. ¦c')).toBe('4. ¦c\n5. a\n6. b')
})

it('nothing moves onto its own place', () => {
  expect(runMarked(reorder({ spans: [0, 1].map(line), from: 1, to: 1, kind: 'items' }), '- a\n¦- b')).toBeNull()
})
