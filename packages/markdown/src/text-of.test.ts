import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText } from './hostile.test-data.ts'
import { renderMarkdown } from './render-markdown.ts'
import { excerptOf, firstLineOf, proseOf, textOf } from './text-of.ts'

describe('textOf', () => {
  it('reads blocks as lines, entities as characters and code as text', () => {
    expect(textOf('<h1>A &amp; B</h1><p>one<br>two  three</p><pre><code>x &lt; y</code></pre>')).toBe(
      'A & B\none\ntwo three\nx < y',
    )
  })

  it('leaves out footnote marks and non-text elements', () => {
    expect(textOf(renderMarkdown('Word[^1].\n\n[^1]: Note'))).toBe('Word.\nNote')
    expect(textOf('<p>a<script>b</script><style>c</style></p>')).toBe('a')
  })
})

describe('formulas', () => {
  it('are returned as source, and left out of excerpts where they have a line of their own', () => {
    const html = renderMarkdown('If $a<b^2$ then\n\n$$\n\\frac{a}{b}\n$$\n\nholds.')
    expect(textOf(html)).toBe('If a<b^2 then\n\\frac{a}{b}\nholds.')
    expect(excerptOf(html)).toBe('If a<b^2 then … holds.')
  })
})

describe('firstLineOf', () => {
  it('returns the first line with text', () => {
    expect(firstLineOf('<p> </p><ul><li>one</li><li>two</li></ul>')).toBe('one')
    expect(firstLineOf('<p>one<br>two</p>')).toBe('one')
    expect(firstLineOf('')).toBe('')
  })

  it('prefers prose to headings, code and tables', () => {
    expect(firstLineOf(renderMarkdown('# Usage\n\n```\nx()\n```\n\n| a |\n|-|\n\nFor beginners.'))).toBe(
      'For beginners.',
    )
    expect(firstLineOf(renderMarkdown('# Usage\n\n```\nx()\n```'))).toBe('Usage')
  })
})

describe('proseOf', () => {
  it.each([
    ['headings and rules', '## Problem\n\nIt *fails*.\n\n---\n\n## Tried\n\nAll of it.', 'It fails. All of it.'],
    [
      'code',
      'I run\n\n```sh\nnpm start\n```\n\n    indented\n\nand `npm` stops:\n\n```\nboom\n```',
      'I run … and npm stops: …',
    ],
    ['code at the beginning', '```\nboom\n```\n\nWhy?', 'Why?'],
    ['tables', 'Compare:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nWhich one?', 'Compare: … Which one?'],
    ['pictures', 'See ![a shot](/uploads/a.png) here\n\n![](/b.png)\n\n[![](/c.png)](/d.png)', 'See here'],
    ['links', 'See [the *manual*](/x) of @ann.', 'See the manual of @ann.'],
    ['addresses', 'From https://www.beer.test/a/b?c=d#e, or <http://x.test>.', 'From beer.test, or x.test.'],
    ['addresses of other letters', 'From https://例え.jp/x.', 'From 例え.jp.'],
    ['references', 'It was sold[[1]](https://a.test) in [1907](https://b.test).', 'It was sold in 1907.'],
    ['footnotes', 'Why[^1]?\n\n[^1]: So', 'Why?'],
    ['tick boxes', '- [ ] one\n- [x] two', 'one, two'],
    ['lists', 'Take:\n\n- milk\n- eggs.\n- two\n  - spoons\n\nStir.', 'Take: milk, eggs. two, spoons Stir.'],
    ['quotes and HTML', '> Said so.\n\n<details><summary>More</summary>text</details>', 'Said so. More text'],
    [
      'a Chinese text',
      '## 问题\n\n我用的是\n`Node` 版本：\n\n- 内存\n- 磁盘\n\n第一段。\n\n第二段！',
      '我用的是 Node 版本：内存、磁盘 第一段。第二段！',
    ],
  ])('reads %s as prose', (_, markdown, prose) => {
    expect(proseOf(renderMarkdown(markdown))).toBe(prose)
  })

  it('drops line breaks of the source between Chinese characters only', () => {
    expect(proseOf('<p>第一\n行 和\nNode\n的 one\ntwo</p>')).toBe('第一行 和 Node 的 one two')
  })

  it('returns all there is of a text without prose', () => {
    expect(proseOf(renderMarkdown('# Usage\n\n```\nx()\n```\n\n| a |\n|---|\n| b |'))).toBe('Usage x() a b')
    expect(proseOf('')).toBe('')
  })
})

describe('excerptOf', () => {
  it('is on one line, whatever lines there are', () => {
    expect(excerptOf('<p>a\n  b</p><pre><code>long\ncode</code></pre><p>c</p>')).toBe('a b … c')
    expect(excerptOf('<a href="/x">one<br>two</a> three')).toBe('one two three')
  })

  it('ends with … only if something was cut', () => {
    expect(excerptOf('<p>12345</p>', 5)).toBe('12345')
    expect(excerptOf('<p>123456</p>', 5)).toBe('12345…')
    expect(excerptOf('<p>1234 6</p>', 5)).toBe('1234…')
    expect(excerptOf(`<p>${'x'.repeat(300)}</p>`)).toBe(`${'x'.repeat(240)}…`)
  })

  it('cuts after a word where one ends nearby, without the comma after it', () => {
    expect(excerptOf('<p>one two, three</p>', 11)).toBe('one two…')
    expect(excerptOf('<p>one two three</p>', 7)).toBe('one two…')
    expect(excerptOf(`<p>one ${'x'.repeat(30)}</p>`, 26)).toBe(`one ${'x'.repeat(22)}…`)
    expect(excerptOf('<p>第一行，第二行</p>', 4)).toBe('第一行…')
  })

  it('counts an address as long as what is shown of it', () => {
    const html = renderMarkdown(`https://a.test/${'x'.repeat(2000)} and more`)
    expect(excerptOf(html)).toBe('a.test and more')
  })

  it('never splits a character', () => {
    expect(excerptOf('<p>😀😀😀</p>', 2)).toBe('😀😀…')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), fc.integer({ min: 0, max: 20 }), (text, length) => {
        const excerpt = excerptOf(`<p>${text.replaceAll('<', '')}</p>`, length)
        expect(excerpt.isWellFormed()).toBe(true)
        expect(Array.from(excerpt).length).toBeLessThanOrEqual(length + 1)
      }),
    )
  })

  it('is the beginning of a longer one', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 0, max: 60 }), (text, length) => {
        const html = renderMarkdown(text)
        const whole = excerptOf(html, text.length + 10_000)
        const excerpt = excerptOf(html, length)
        if (Array.from(whole).length <= length) expect(excerpt).toBe(whole)
        else expect(excerpt.endsWith('…') && whole.startsWith(excerpt.slice(0, -1))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('reads no more than it needs, as the first line does', () => {
    const html = `<p>${'word <a href="/x">link</a> '.repeat(200_000)}</p>`
    const timeOf = (read: (html: string) => string) => {
      const start = process.threadCpuUsage()
      read(html)
      return process.threadCpuUsage(start).user
    }
    const whole = timeOf(textOf)
    expect(timeOf(excerptOf) / whole).toBeLessThan(0.2)
    expect(timeOf((text) => firstLineOf(`<p>one</p>${text}`)) / whole).toBeLessThan(0.2)
  })
})
