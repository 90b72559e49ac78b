import { expect, it } from 'vitest'
import { withHeadingAnchors } from './heading-anchors.ts'

it('links every heading with an id to itself, named by its text without markup', () => {
  const html = withHeadingAnchors(
    '<h2 id="h-1-use">Use <code>a &amp;&amp; b</code> "now"</h2><h2>No id</h2><h3 id="h-1-第一步">第一步</h3>',
    (name) => `Link to ${name}`,
  )
  expect([...html.matchAll(/href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href, name]) => [href, name])).toEqual([
    ['#h-1-use', 'Link to Use a &amp;&amp; b &quot;now&quot;'],
    ['#h-1-第一步', 'Link to 第一步'],
  ])
  expect(html).toContain('Use <code>a &amp;&amp; b</code> "now"<a ')
})
