import { describe, expect, it } from 'vitest'
import { highlightedLanguages } from './highlight-code.ts'
import { referencesIn } from './parse-markdown.ts'
import { renderComment, renderMarkdown } from './render-markdown.ts'

describe('renderMarkdown', () => {
  it.each([
    ['**a** *b* `c`', '<p><strong>a</strong> <em>b</em> <code>c</code></p>\n'],
    ['one\ntwo', '<p>one<br />\ntwo</p>\n'],
    ['~~gone~~', '<p><s>gone</s></p>\n'],
    ['> quote', '<blockquote>\n<p>quote</p>\n</blockquote>\n'],
    ['press <kbd>F1</kbd>', '<p>press <kbd>F1</kbd></p>\n'],
    ['main.rs and README.md', '<p>main.rs and README.md</p>\n'],
    ['a@b.test', '<p><a href="mailto:a@b.test">a@b.test</a></p>\n'],
    ['https://a.test/x', '<p><a href="https://a.test/x" rel="nofollow noopener ugc">https://a.test/x</a></p>\n'],
    ['[x](/questions/1)', '<p><a href="/questions/1">x</a></p>\n'],
    ['[@ann](/u/ann)', '<p><a href="/u/ann">@ann</a></p>\n'],
    ['', ''],
  ])('renders %j', (source, html) => {
    expect(renderMarkdown(source)).toBe(html)
  })

  it('aligns table columns without styles', () => {
    const html = renderMarkdown('|a|b|\n|:-:|-:|\n|1|2|')
    expect(html).toContain('<th align="center">a</th>')
    expect(html).toContain('<td align="right">2</td>')
    expect(html).not.toContain('style')
  })

  it('draws task lists', () => {
    const html = renderMarkdown('- [ ] open\n- [x] done\n- [y] other\n- plain')
    expect(html).toContain('<ul class="contains-task-list">')
    expect(html).toContain('<li class="task-list-item"><span class="task-list-box">☐</span> open</li>')
    expect(html).toContain('<li class="task-list-item"><span class="task-list-box">☑</span> done</li>')
    expect(html).toContain('<li>[y] other</li>')
    expect(renderMarkdown('[ ] no list')).not.toContain('task-list')
  })

  it('links footnotes both ways, with ids that differ between posts', () => {
    const html = renderMarkdown('See[^a] and[^a].\n\n[^a]: The note.')
    const id = /href="#(fn-[^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<li class="footnote-item" id="${id}">`)
    expect(html).toContain('The note.')
    expect(html.match(/class="footnote-backref"/g)).toHaveLength(2)
    expect(renderMarkdown('Other[^a].\n\n[^a]: The note.')).not.toContain(`"${id}"`)
    expect(renderMarkdown('No note[^b].')).toBe('<p>No note[^b].</p>\n')
  })

  it('derives heading ids from their text, with ids that differ between posts', () => {
    const html = renderMarkdown("# What's *new*?\n\n## 新功能\n\n# What's new?\n\n### !")
    const ids = [...html.matchAll(/<h\d id="h-([0-9a-z]+)-([^"]+)">/g)]
    expect(ids.map((found) => found[2])).toEqual(['what-s-new', '新功能', 'what-s-new-1', 'section'])
    expect(renderMarkdown('Text\n\n# 新功能')).not.toContain(`h-${ids[0]?.[1]}-`)
    expect(renderMarkdown('<h2 id="root" name="x">t</h2>')).toBe('<h2>t</h2>')
  })

  it('points links within a text at its headings', () => {
    const html = renderMarkdown('[down](#the-end) [中](#结尾) [nowhere](#start)\n\n## The end\n\n## 结尾')
    const [end, chinese] = [...html.matchAll(/<h2 id="([^"]+)">/g)].map((found) => found[1])
    expect(html).toContain(`<a href="#${end}">down</a> <a href="#${chinese}">中</a> <a href="#start">nowhere</a>`)
  })
})

describe('references', () => {
  const targets = {
    personPath: (username: string) => (username === 'ann.b' ? `/u/${username}` : undefined),
    postPath: (id: string) => (id === '10010000000000001' || id === 'D1D1' ? `/questions/${id}` : undefined),
  }

  it.each([
    ['Hi @ann.b!', '<p>Hi <a href="/u/ann.b">@ann.b</a>!</p>\n'],
    ['谢谢@Ann.B。', '<p>谢谢<a href="/u/ann.b">@Ann.B</a>。</p>\n'],
    ['(#10010000000000001)', '<p>(<a href="/questions/10010000000000001">#10010000000000001</a>)</p>\n'],
    ['see #D1D1.', '<p>see <a href="/questions/D1D1">#D1D1</a>.</p>\n'],
    ['#tag #D1D1-x', '<p>#tag #D1D1-x</p>\n'],
    ['**@ann.b**', '<p><strong><a href="/u/ann.b">@ann.b</a></strong></p>\n'],
    ['@bo #10010000000000002', '<p>@bo #10010000000000002</p>\n'],
    ['`@ann.b` \\@ann.b x@ann.b', '<p><code>@ann.b</code> @ann.b <a href="mailto:x@ann.b">x@ann.b</a></p>\n'],
    ['[@ann.b](/x) <a href="/y">@ann.b</a>', '<p><a href="/x">@ann.b</a> <a href="/y">@ann.b</a></p>\n'],
    ['a#10010000000000001 #100100000000000011', '<p>a#10010000000000001 #100100000000000011</p>\n'],
  ])('links existing targets: %j', (source, html) => {
    expect(renderMarkdown(source, targets)).toBe(html)
  })

  it('collects the references of a text, ignoring code', () => {
    const source =
      'Hi @Ann @ann @bo_b `@no`, #10010000000000001 [a](/questions/1) <https://b.test>\n\n    @no #10010000000000009'
    expect(referencesIn(source)).toEqual({
      usernames: ['ann', 'bo_b'],
      postIds: ['10010000000000001'],
      links: ['/questions/1', 'https://b.test'],
    })
  })
})

describe('formulas', () => {
  const math = (tex: string, display = false) =>
    expect.stringMatching(
      new RegExp(`<math xmlns="[^"]+"${display ? ' display="block"' : ''}>.*<annotation[^>]*>${tex}</annotation>`, 's'),
    )

  it.each([
    ['$x^2$', 'x\\^2', false],
    ['($x$), $y$.', 'x', false],
    ['设 $a_i$ 为', 'a_i', false],
    ['$2 + 2 = 4$', '2 \\+ 2 = 4', false],
    ['$a \\$ b$', 'a \\\\\\$ b', false],
    ['$$x$$', 'x', true],
    ['in $$x$$ line', 'x', true],
    ['$$\na\nb\n$$', 'a\nb', true],
    ['> $$\n> a\n> $$', 'a', true],
    ['- $$a$$', 'a', true],
    ['text\n$$\na\n$$', 'a', true],
    ['```math\n\\frac12\n```', '\\\\frac12', true],
  ])('typesets %j', (source, tex, display) => {
    expect(renderMarkdown(source)).toEqual(math(tex, display))
  })

  it.each([
    'It costs $5 and $10',
    '$5-$10',
    '5$, 6$ or 7$',
    'It costs $5 (or 5$)',
    'US$5 or A$6$',
    '$HOME/$PATH',
    '$ x $',
    '$$',
    '$$$$',
    'a $x',
    '`$x$`',
    '$\\frac$',
    '$\\unknown{x}$',
    '$\\def\\a{b}\\a$',
    `$${'x'.repeat(1001)}$`,
    `$${'{'.repeat(400)}${'}'.repeat(400)}x_$`,
  ])('leaves %j as it is', (source) => {
    const html = renderMarkdown(source)
    expect(html).not.toContain('<math')
    if (!source.includes('`')) expect(html).toBe(`<p>${source}</p>\n`)
  })

  it('renders formulas in comments, up to the budget of a text', () => {
    expect(renderComment('$x$')).toEqual(math('x'))
    const html = renderMarkdown(`$${'x'.repeat(900)}$ `.repeat(30))
    expect(html.match(/<math/g)).toHaveLength(22)
    expect(html).toContain(`$${'x'.repeat(900)}$</p>`)
  })
})

describe('code', () => {
  it.each(highlightedLanguages)('highlights %s', (language) => {
    expect(renderMarkdown(`~~~${language}\n<b "x">&\n~~~`)).toContain(`<pre><code class="language-${language} hljs">`)
  })

  it('knows short language names and leaves unknown languages plain', () => {
    expect(renderMarkdown('```ts\nconst a = 1\n```')).toBe(
      '<pre><code class="language-ts hljs"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>\n</code></pre>\n',
    )
    expect(renderMarkdown('```mermaid\na --> b\n```')).toBe(
      '<pre><code class="language-mermaid">a --&gt; b\n</code></pre>\n',
    )
    expect(renderMarkdown('```\na\n```')).toBe('<pre><code>a\n</code></pre>\n')
  })

  it('stops highlighting beyond the budget', () => {
    const block = `\`\`\`js\n${'const a = 1\n'.repeat(1000)}\`\`\`\n`
    const html = renderMarkdown(block + block)
    expect(html.match(/class="language-js hljs"/g)).toHaveLength(1)
    expect(html.match(/class="language-js"/g)).toHaveLength(1)
  })
})

describe('renderComment', () => {
  it('renders emphasis, code, links and mentions', () => {
    expect(renderComment('Hi @ann, **see** `x` and [this](/u/ann)')).toBe(
      '<p>Hi @ann, <strong>see</strong> <code>x</code> and <a href="/u/ann">this</a></p>\n',
    )
  })

  it.each([
    ['# Title', '<p># Title</p>\n'],
    ['Title\n===', '<p>Title<br />\n===</p>\n'],
    ['![a](https://a.test/x.png)', '<p>!<a href="https://a.test/x.png" rel="nofollow noopener ugc">a</a></p>\n'],
    ['|a|\n|-|\n|b|', '<p>|a|<br />\n|-|<br />\n|b|</p>\n'],
    ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>\n'],
  ])('renders %j without headings, images, tables and HTML', (source, html) => {
    expect(renderComment(source)).toBe(html)
  })
})
