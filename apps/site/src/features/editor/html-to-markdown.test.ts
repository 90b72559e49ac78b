import { expect, it } from 'vitest'
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
  ['pictures of the device', '<p>Left<img src="file:///c/a.png"> right<script>alert(1)</script></p>', 'Left right'],
])('pasted HTML becomes Markdown: %s', (_name, html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown))
