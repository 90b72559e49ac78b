import { expect, it } from 'vitest'
import { headingsIn } from './parse-markdown.ts'
import { renderMarkdown } from './render-markdown.ts'

const text = '# One *two*\n\n```\n# code\n```\n\n> ## `Three` $x$\n\nTwo\n---\n\n# One two\n'

it('finds the headings of a text with their ids', () => {
  expect(headingsIn(text, { scope: 'q7' })).toEqual([
    { level: 1, text: 'One two', id: 'h-q7-one-two' },
    { level: 2, text: 'Three x', id: 'h-q7-three-x' },
    { level: 2, text: 'Two', id: 'h-q7-two' },
    { level: 1, text: 'One two', id: 'h-q7-one-two-1' },
  ])
})

it('names the ids that rendering writes, with a scope and without', () => {
  for (const options of [{}, { scope: '0' }]) {
    const written = [...renderMarkdown(text, options).matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)
    expect(headingsIn(text, options).map(({ id }) => id)).toEqual(written)
  }
})

it.each(['', 'A', 'a-b', '123456789', '"><script>'])('refuses the scope %j', (scope) => {
  expect(() => headingsIn(text, { scope })).toThrow(RangeError)
  expect(() => renderMarkdown('a', { scope })).toThrow(RangeError)
})
