import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileText } from './hostile.test-data.ts'
import { renderMarkdown } from './render-markdown.ts'
import { excerptOf, firstLineOf, textOf } from './text-of.ts'

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
  it('are returned as source', () => {
    const html = renderMarkdown('If $a<b^2$ then\n\n$$\n\\frac{a}{b}\n$$')
    expect(textOf(html)).toBe('If a<b^2 then\n\\frac{a}{b}')
    expect(excerptOf(html)).toBe('If a<b^2 then \\frac{a}{b}')
  })
})

describe('firstLineOf', () => {
  it('returns the first line with text', () => {
    expect(firstLineOf('<p> </p><ul><li>one</li><li>two</li></ul>')).toBe('one')
    expect(firstLineOf('<p>one<br>two</p>')).toBe('one')
    expect(firstLineOf('')).toBe('')
  })
})

describe('excerptOf', () => {
  it('collapses whitespace and shortens code', () => {
    expect(excerptOf('<p>a\n  b</p><pre><code>long\ncode</code></pre><p>c</p>')).toBe('a b {code...} c')
  })

  it('puts non-empty link texts in brackets', () => {
    const html = renderMarkdown('See [the *manual*](/x), [![](/a.png)](/y) and https://a.test. Why[^1]?\n\n[^1]: So')
    expect(excerptOf(html)).toBe('See [the manual], and [https://a.test]. Why? So')
    expect(excerptOf('<a href="/x">one<br>two</a> three')).toBe('one [two] three')
  })

  it('ends with ... only if something was cut', () => {
    expect(excerptOf('<p>12345</p>', 5)).toBe('12345')
    expect(excerptOf('<p>123456</p>', 5)).toBe('12345...')
    expect(excerptOf('<p>1234 6</p>', 5)).toBe('1234...')
    expect(excerptOf(`<p>${'x'.repeat(300)}</p>`)).toBe(`${'x'.repeat(240)}...`)
  })

  it('never splits a character', () => {
    expect(excerptOf('<p>😀😀😀</p>', 2)).toBe('😀😀...')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), fc.integer({ min: 0, max: 20 }), (text, length) => {
        const excerpt = excerptOf(`<p>${text.replaceAll('<', '')}</p>`, length)
        expect(excerpt.isWellFormed()).toBe(true)
        expect(Array.from(excerpt).length).toBeLessThanOrEqual(length + 3)
      }),
    )
  })

  it('is the beginning of a longer one', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 0, max: 60 }), (text, length) => {
        const html = renderMarkdown(text)
        const characters = Array.from(excerptOf(html, text.length + 10_000))
        const cut = `${characters.slice(0, length).join('').trimEnd()}...`
        expect(excerptOf(html, length)).toBe(characters.length <= length ? characters.join('') : cut)
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
