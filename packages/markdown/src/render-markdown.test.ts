import { describe, expect, it } from 'vitest'
import { highlightedLanguages } from './highlight-code.ts'
import { renderComment, renderMarkdown } from './render-markdown.ts'

describe('renderMarkdown', () => {
  it.each([
    ['**a** *b* `c`', '<p><strong>a</strong> <em>b</em> <code>c</code></p>\n'],
    ['# Title', '<h1>Title</h1>\n'],
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

  it('links footnotes both ways, apart from those of other posts', () => {
    const html = renderMarkdown('See[^a] and[^a].\n\n[^a]: The note.')
    const id = /href="#(fn-[^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<li class="footnote-item" id="${id}">`)
    expect(html).toContain('The note.')
    expect(html.match(/class="footnote-backref"/g)).toHaveLength(2)
    expect(renderMarkdown('Other[^a].\n\n[^a]: The note.')).not.toContain(`"${id}"`)
    expect(renderMarkdown('No note[^b].')).toBe('<p>No note[^b].</p>\n')
  })

  it('gives headings no anchors', () => {
    expect(renderMarkdown('<h2 id="root" name="x">t</h2>')).toBe('<h2>t</h2>')
  })
})

describe('code', () => {
  it.each(highlightedLanguages)('colours %s', (language) => {
    expect(renderMarkdown(`~~~${language}\n<b "x">&\n~~~`)).toContain(`<pre><code class="language-${language} hljs">`)
  })

  it('knows short names and keeps unknown ones', () => {
    expect(renderMarkdown('```ts\nconst a = 1\n```')).toBe(
      '<pre><code class="language-ts hljs"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>\n</code></pre>\n',
    )
    expect(renderMarkdown('```mermaid\na --> b\n```')).toBe(
      '<pre><code class="language-mermaid">a --&gt; b\n</code></pre>\n',
    )
    expect(renderMarkdown('```\na\n```')).toBe('<pre><code>a\n</code></pre>\n')
  })

  it('stops colouring when there is very much of it', () => {
    const block = `\`\`\`js\n${'const a = 1\n'.repeat(1000)}\`\`\`\n`
    const html = renderMarkdown(block + block)
    expect(html.match(/class="language-js hljs"/g)).toHaveLength(1)
    expect(html.match(/class="language-js"/g)).toHaveLength(1)
  })
})

describe('renderComment', () => {
  it('keeps emphasis, code, links and mentions as typed', () => {
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
  ])('leaves %j without headings, images, tables and HTML', (source, html) => {
    expect(renderComment(source)).toBe(html)
  })
})
