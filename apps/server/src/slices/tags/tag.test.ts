import { describe, expect, it } from 'vitest'
import { isValidSlug, normaliseSlug } from './tag.ts'

describe('T1 slugs are lower-case letters of any script, digits and - . + #', () => {
  it.each(['c#', 'c++', '.net', 'node.js', 'größe', '啤酒', 'हिन्दी', 'a'.repeat(35), '1'])(
    '%s is a valid slug',
    (slug) => expect(isValidSlug(normaliseSlug(slug))).toBe(true),
  )
  it.each(['', '.', '..', '+-', 'a/b', 'a_b', '<b>', 'a'.repeat(36), '🍺', 'a\u0000', 'Create'])('%j is not', (slug) =>
    expect(isValidSlug(normaliseSlug(slug))).toBe(false),
  )
})

it('T2 spaces become hyphens, and capitals lower-case letters', () => {
  expect(normaliseSlug('  Home  Brewing ')).toBe('home-brewing')
  expect(normaliseSlug('ÉCLAIR')).toBe('éclair')
})
