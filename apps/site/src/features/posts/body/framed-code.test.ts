import { expect, it } from 'vitest'
import { framedCode, languageName } from './framed-code.ts'

const nameOf = (language: string) => `Code ${language}`.trim()

it('frames blocks with their language and leaves the code unchanged', () => {
  const html =
    '<p>So:</p><pre><code class="language-ts hljs"><span class="hljs-keyword">let</span> a\n</code></pre><p>!</p>'
  const framed = framedCode(html, nameOf)
  expect(framed).toContain('>TypeScript</figcaption>')
  expect(framed).toContain('aria-label="Code TypeScript"')
  expect(framed).toContain(
    '<code class="language-ts hljs"><span class="hljs-keyword">let</span> a\n</code></pre></figure>',
  )
})

it('frames blocks without a language, and each of several blocks', () => {
  const framed = framedCode('<pre><code>one</code></pre><pre><code>two</code></pre>', nameOf)
  expect(framed.match(/<figure/g)).toHaveLength(2)
  expect(framed.match(/<\/figure>/g)).toHaveLength(2)
  expect(framed).toContain('aria-label="Code"')
})

it('leaves other elements unchanged', () => {
  const html = '<p><code>a</code></p><pre>plain <code>b</code></pre>'
  expect(framedCode(html, nameOf)).toBe(html)
})

it('takes no more time for blocks that do not end like one', () => {
  const html = '<pre><code>x</code> </pre>'.repeat(40_000)
  const framed = framedCode(`${html}<pre><code>y</code></pre>`, nameOf)
  expect(framed.startsWith(html)).toBe(true)
  expect(framed.match(/<figure/g)).toHaveLength(1)
})

it('names languages in their own spelling', () => {
  expect(['python', 'csharp', 'kotlin', 'json', 'yml'].map(languageName)).toEqual([
    'Python',
    'C#',
    'Kotlin',
    'JSON',
    'YAML',
  ])
})
