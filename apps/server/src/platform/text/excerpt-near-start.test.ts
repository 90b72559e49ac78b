import { expect, it } from 'vitest'
import { excerptNearStart } from './excerpt-near-start.ts'

it('returns the first words of a text, and none that are far from its beginning', () => {
  const code = `<pre><code>${'x = 1\n'.repeat(2_000)}</code></pre>`
  expect(excerptNearStart('<p>First <em>words</em>.</p>')).toBe('First words.')
  expect(excerptNearStart(`<p>First words.</p>${code}`)).toMatch(/^First words\./)
  expect(excerptNearStart(`${code}<p>Last words.</p>`)).not.toContain('Last')
  expect(excerptNearStart('<p>First words.</p>', 6)).toMatch(/^First/)
})

it('shows no part of a character reference or a tag at the end of the searched part', () => {
  for (let lead = 9_980; lead < 10_000; lead += 1) {
    const words = excerptNearStart(`<!--${'x'.repeat(lead - 17)}--><p>Words &amp;<b>more</b></p>`)
    expect(words, String(lead)).toMatch(/^(?:|W|Wo|Wor|Word|Words(?: &m?o?r?e?)?)$/)
  }
})
