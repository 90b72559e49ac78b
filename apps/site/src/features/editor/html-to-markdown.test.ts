import { describe, expect, it } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'

it.each([
  [
    'a page',
    '<h2>Foam</h2><p>It <b>stays</b>, <a href="https://a.test/b">see</a>.</p>',
    '## Foam\n\nIt **stays**, [see](https://a.test/b).',
  ],
  ['a list', '<ul><li>one</li><li>two</li></ul>', '-   one\n-   two'],
  ['code', '<pre><code class="language-js">let a = 1\n</code></pre>', '```js\nlet a = 1\n```'],
  [
    'cells of a spreadsheet',
    '<meta charset="utf-8"><style>td{}</style><table><colgroup><col></colgroup><tr><td>天</td><td>bar</td></tr><tr><td>1</td><td>1.2 | 1.3</td></tr></table>',
    '| 天 | bar |\n| --- | --- |\n| 1 | 1.2 \\| 1.3 |',
  ],
  [
    'rows of different lengths',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1<br>2</td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1 2 |  |',
  ],
  ['one cell', '<table><tr><td>alone</td></tr></table>', 'alone'],
  ['a document', '<b style="font-weight:normal"><p>Plain <span>words</span></p></b>', 'Plain words'],
  [
    'a picture of another site',
    '<p>See <img src="https://a.test/p.png" alt="foam"></p>',
    'See ![foam](https://a.test/p.png)',
  ],
  [
    'a picture that watches readers',
    '<p>Left<img src="https://a.test/t.gif" width="1" height="1"> right</p>',
    'Left right',
  ],
  [
    'links that lead nowhere from here',
    '<p><a href="javascript:alert(1)">run</a> <a href="file:///home/ann/a.txt">file</a> <a href="#top">up</a> <a href="mailto:a@b.test">mail</a></p>',
    'run file up [mail](mailto:a@b.test)',
  ],
  [
    'merged cells',
    '<table><tr><td colspan="2">ab</td><td>c</td></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></table>',
    '| ab |  | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n|  | 4 | 5 |',
  ],
  [
    'a caption, and rows without cells',
    '<table><caption>Foam of\n beers</caption><tr></tr><tr><td>a</td><td><b>b</b> c</td></tr><tr></tr></table>',
    'Foam of beers\n\n| a | **b** c |\n| --- | --- |',
  ],
  [
    'a table inside a table that lays it out',
    '<table><tr><td><p>Dear Ann,</p></td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr><tr><td>Bye</td></tr></table>',
    'Dear Ann,\n\n| x | y |\n| --- | --- |\n\nBye',
  ],
  [
    'code inside a table',
    '<table role="presentation"><tr><td>1</td><td><pre><code>let a\nlet b</code></pre></td></tr></table>',
    '1\n\n```\nlet a\nlet b\n```',
  ],
  ['pictures of the device', '<p>Left<img src="file:///c/a.png"> right<script>alert(1)</script></p>', 'Left right'],
])('pasted HTML becomes Markdown: %s', (_name, html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown))

describe('pasted HTML of any kind', () => {
  const within = (depth: number, inner: string): string =>
    depth === 0 ? inner : `<table><tr><td>a</td><td>${within(depth - 1, inner)}</td></tr><tr><td>b</td></tr></table>`
  const merged = '<tr><td colspan="4000" rowspan="60000">1</td></tr>'

  it('has the words of nested tables once', () => {
    const markdown = htmlToMarkdown(within(12, 'deep'))
    expect(markdown.match(/deep/g)).toHaveLength(1)
    expect(markdown.match(/\w+/g)).toHaveLength(25)
  })

  // A converter with quadratic time, or one that doubles its time with each level, takes minutes for these inputs.
  it.each([
    ['twenty nested tables', within(20, 'deep'), /deep/],
    ['quotes within quotes', '<blockquote>'.repeat(250) + '<p>words</p>'.repeat(8000), /^$/],
    ['a long page', '<p>Some <b>words</b></p>'.repeat(8000), /Some \*\*words/],
    ['more than is converted', '<p>words</p>'.repeat(20_000), /^$/],
    ['more cells than are converted', `<table>${'<td>1'.repeat(6000)}</table>`, /^$/],
    ['more items than are converted', `<ol>${'<li>word'.repeat(20_000)}</ol>`, /^$/],
    ['as many items as are converted', `<ol>${'<li>word</li>'.repeat(2000)}</ol>`, /^1\. {2}word\n2\. /],
    ['cells that span very many', `<table>${merged}${'<tr>'.repeat(20_000)}</table>`, /^1$/],
    ['cells that span one another', `<table>${merged.repeat(2000)}</table>`, /^1(?:\n\n1){1999}$/],
  ])('is converted or left within seconds: %s', (_name, html, result) => {
    const before = performance.now()
    const markdown = htmlToMarkdown(html)
    expect(performance.now() - before).toBeLessThan(5000)
    expect(markdown).toMatch(result)
    expect(markdown.length).toBeLessThanOrEqual(html.length)
  })
})
