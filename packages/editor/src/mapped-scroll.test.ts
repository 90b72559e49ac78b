import { expect, it } from 'vitest'
import { mappedScroll } from './mapped-scroll.ts'

const text = { tops: [0, 100, 200], end: 300 }
const preview = { tops: [0, 400, 450], end: 600 }

it.each([
  [0, 0],
  [50, 200],
  [100, 400],
  [150, 425],
  [250, 525],
  [300, 600],
])('position %d shows what position %d of the other shows', (position, expected) => {
  expect(mappedScroll(text, preview, position)).toBe(expected)
  expect(mappedScroll(preview, text, expected)).toBe(position)
})

it('is in proportion without blocks', () => {
  expect(mappedScroll({ tops: [], end: 300 }, { tops: [], end: 600 }, 100)).toBe(200)
})

it('stays where everything fits', () => {
  expect(mappedScroll({ tops: [0, 10], end: 0 }, { tops: [0, 20], end: 0 }, 0)).toBe(0)
  expect(mappedScroll({ tops: [0, 500], end: 300 }, { tops: [0, 900], end: 300 }, 150)).toBe(150)
})
