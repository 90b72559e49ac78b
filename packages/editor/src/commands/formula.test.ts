import { expect, it } from 'vitest'
import { formula } from './formula.ts'
import { runMarked } from './marked-text.ts'

it.each([
  ['¦', '$$\n¦\n$$\n'],
  ['a\n¦', 'a\n\n$$\n¦\n$$\n'],
  ['a ⟦x^2⟧ b', 'a \n\n$$\n⟦x^2⟧\n$$\n\n b'],
])('a formula is a block: %j', (before, after) => {
  expect(runMarked(formula, before)).toBe(after)
})
