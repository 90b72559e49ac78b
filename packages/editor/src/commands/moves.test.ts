import { describe, expect, it } from 'vitest'
import { runMarked } from './marked-text.ts'
import { moveDown, moveUp } from './moves.ts'

const ways = { up: moveUp, down: moveDown }

describe('a line moves', () => {
  it.each([
    ['up', 'a\nb¦c', 'b¦c\na'],
    ['up', 'a\n⟦b\nc⟧\nd', '⟦b\nc⟧\na\nd'],
    ['up', 'a\n⟦b\n⟧c', '⟦b⟧\na\nc'],
    ['up', '¦a\nb', '¦a\nb'],
    ['down', '¦a\nb\nc', 'b\n¦a\nc'],
    ['down', 'a\n¦b', 'a\n¦b'],
    ['down', '```\n¦2. a\n1. b\n```', '```\n1. b\n¦2. a\n```'],
  ] as const)('%s: %j', (way, before, after) => {
    expect(runMarked(ways[way], before)).toBe(after)
  })
})

describe('a list item moves with everything in it', () => {
  it.each([
    ['up', '- a\n  - b\n- c¦\n  - d', '- c¦\n  - d\n- a\n  - b'],
    ['down', '- a¦\n\n  text\n- b\n  - c\n- d', '- b\n  - c\n- a¦\n\n  text\n- d'],
    ['down', '- a¦\n\n- b\n\n- c', '- b\n\n- a¦\n\n- c'],
    ['up', '- a\n  - b¦', '- a\n  - b¦'],
    ['down', '- a¦\n\ntext', '- a¦\n\ntext'],
    ['up', '> - a\n> - b¦', '> - b¦\n> - a'],
    ['up', '1. a\n2. b\n3. c¦\n\ntext', '1. a\n2. c¦\n3. b\n\ntext'],
    ['down', '3. a¦\n4. b', '3. b\n4. a¦'],
    ['down', '9. a¦\n10. b\n11. c', '9. b\n10. a¦\n11. c'],
    ['up', '1. a\n   1. x\n2. b¦\n   1. y', '1. b¦\n   1. y\n2. a\n   1. x'],
    ['up', '- a\n  1. x\n  2. y\n- b¦\n  1. z', '- b¦\n  1. z\n- a\n  1. x\n  2. y'],
    ['down', '9. a¦\n   - x\n\n   y\n10. b', '9. b\n10. a¦\n    - x\n\n    y'],
    ['up', '9. a\n   - x\n10. b¦\n    - y', '9. b¦\n   - y\n10. a\n    - x'],
    ['up', '9. a\n10. b¦\n y', '9. b¦\n y\n10. a'],
    ['down', '> 9. a¦\n>    - x\n> 10. b', '> 9. b\n> 10. a¦\n>     - x'],
    ['up', '1. a\n⟦2. b\n3. c⟧', '⟦1. b\n2. c⟧\n3. a'],
  ] as const)('%s: %j', (way, before, after) => {
    expect(runMarked(ways[way], before)).toBe(after)
  })
})
