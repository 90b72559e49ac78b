import { expect, it } from 'vitest'
import { excerptAround } from './excerpt.ts'

it('S10 shows a hundred characters on each side of the first word found', () => {
  const text = `${'a '.repeat(200)}needle${' b'.repeat(200)}`
  const excerpt = excerptAround(text, ['needle'])
  expect(excerpt).toContain('a a needle b b')
  expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true)
  expect(excerpt.length).toBeLessThanOrEqual(202)
})

it('S11 looks at the beginnings of words, in any case', () => {
  expect(excerptAround(`start ${'x '.repeat(100)}Art`, ['art'])).toMatch(/Art$/)
})

it('S12 shows the beginning when no word occurs as written, and never half a character', () => {
  expect(excerptAround('Café\n au lait', ['cafe'])).toBe('Café au lait')
  expect(excerptAround('😀'.repeat(200), [])).toMatch(/^(😀)+…$/u)
})
