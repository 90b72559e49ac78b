import { excerptOf } from '@quandary/markdown/text'
import { describe, expect, it } from 'vitest'
import { beginningOf } from './beginning.ts'

describe('the beginning of a text', () => {
  it.each([
    ['<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>', 30, '<p>One.</p>\n<p>Two.</p>'],
    [
      '<p>One<br>two <img src="a.png" alt="x>y"></p><hr><p>Three</p>',
      60,
      '<p>One<br>two <img src="a.png" alt="x>y"></p>',
    ],
    ['<ul><li><p>a</p></li></ul><p>b</p>', 30, '<ul><li><p>a</p></li></ul>'],
  ])('A41 is its first blocks: %s', (html, length, beginning) => expect(beginningOf(html, length)).toBe(beginning))

  it.each([
    ['<p>A &lt;b&gt; &amp; c <a href="https://else.example/a">d</a> e</p>', 50, '<p>A &lt;b&gt; &amp; c d e</p>'],
    ['<pre><code>one &lt; two</code></pre>', 28, '<p>one &lt; two</p>'],
    ['<p><img src="https://qa.test/m.png" alt="l"></p>\n<p>After the picture.</p>', 30, '<p>After the picture.</p>'],
    ['<p><img src="https://qa.test/m.png" alt="l"></p>', 30, ''],
    ['<p></p>'.padStart(10), 2, ''],
  ])('A41 is its first words where the first block is too long: %s', (html, length, beginning) =>
    expect(beginningOf(html, length)).toBe(beginning),
  )

  it('A41 costs little of a long text without sentences', () => {
    const html = `<pre><code>${'<span class="hljs-keyword">let</span> x = 1\n'.repeat(30_000)}</code></pre>`
    const timeOf = (work: () => void) => {
      const start = performance.now()
      for (let answers = 0; answers < 10; answers += 1) work()
      return performance.now() - start
    }
    const whole = timeOf(() => excerptOf(html, 400))
    expect(timeOf(() => expect(beginningOf(html, 2000)).toMatch(/^<p>let x = 1 let x/))).toBeLessThan(whole / 4)
  })

  it('A41 shows words and no part of a tag or a character, wherever the search for words ends', () => {
    const picture = `<p><img src="https://qa.test/${'m'.repeat(9000)}.png" alt="l"></p>`
    const words = '<p>one <em>two</em> &#x26; \u{1f600} <a href="https://else.example/">six</a> <br>'
    const all = new Set<string>()
    for (let filler = 0; filler < words.length; filler += 1) {
      const html = `${picture.padEnd(10_000 - filler)}${words}${'seven '.repeat(1000)}</p>`
      const [, shown = ''] = /^<p>(.*)<\/p>$/su.exec(beginningOf(html, 2000)) ?? []
      expect('one two &amp; \u{1f600} six'.startsWith(shown)).toBe(true)
      all.add(shown)
    }
    expect(all).toContain('one two &amp; \u{1f600} six')
  })

  it('A41 opens no element that it does not close, wherever it ends', () => {
    const html = `<h1 id="h-1gc488d-a">a</h1>
<blockquote>
<p>b <strong>c</strong> <code>d</code></p>
</blockquote>
<ol><li>e<ul><li>f</li></ul></li></ol>
<table><thead><tr><th>g</th></tr></thead><tbody><tr><td>h<br /></td></tr></tbody></table>
<pre><code class="hljs"><span class="hljs-keyword">let</span> k = <span class="hljs-number">1</span> &lt; 2</code></pre>
<p><img src="https://qa.test/m.png" alt="l" title="n>o" loading="lazy" /></p>
<p><math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>p</mi><mn>2</mn></msup></math></p>`
    for (let length = 0; length <= html.length; length += 1) {
      const open: string[] = []
      for (const [, slash, name] of beginningOf(html, length).matchAll(/<(\/?)([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/g)) {
        if (['br', 'hr', 'img', 'input'].includes(name ?? '')) continue
        if (slash === '') open.push(name ?? '')
        else expect(open.pop()).toBe(name)
      }
      expect([length, open]).toEqual([length, []])
    }
  })
})
