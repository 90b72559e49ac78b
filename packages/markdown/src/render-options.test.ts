import { describe, expect, it } from 'vitest'
import { highlightedLanguages } from './highlight-code.ts'
import { renderComment, renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'

const code = '```ts\nconst x = 1\n```\n\n```py\nx = 1\n```\n'

describe('languages', () => {
  it('leaves code of other languages plain, with its class', () => {
    const html = renderMarkdown(code, { languages: ['typescript'] })
    expect(html).toContain('<code class="language-ts hljs"><span class="hljs-keyword">const')
    expect(html).toContain('<code class="language-py">x = 1')
    expect(renderComment(code, { languages: ['typescript'] })).toBe(html)
  })

  it('takes every name that highlightedLanguages has, and none', () => {
    expect(renderMarkdown(code, { languages: highlightedLanguages })).toBe(renderMarkdown(code))
    expect(renderMarkdown(code, { languages: [] })).not.toContain('hljs')
    expect(renderMarkdown(code, { languages: ['klingon'] })).not.toContain('hljs')
  })
})

describe('tags', () => {
  it('keeps the elements that are named and the text of all others', () => {
    const html = '<h2>A</h2><p>b <strong>c</strong> <a href="/x">d</a> <img src="/y"></p>'
    expect(sanitizeHtml(html, { tags: ['p', 'strong'] })).toBe('A<p>b <strong>c</strong> d </p>')
    expect(renderMarkdown('# A\n\nb **c** [d](/x)', { tags: ['p', 'strong'] })).toBe(
      'A\n<p>b <strong>c</strong> d</p>\n',
    )
  })

  it('never allow what the policy does not', () => {
    const html = '<script>x()</script><iframe src="/x">y</iframe><p onclick="x()">z</p><video src="/x">v</video>'
    expect(sanitizeHtml(html, { tags: ['script', 'iframe', 'p', 'video'] })).toBe(sanitizeHtml(html))
  })

  it('are idempotent, formulas included', () => {
    const once = renderMarkdown('> a $x^2$ **b**', { tags: ['p'] })
    expect(once).toContain('<math')
    expect(once).not.toContain('<strong>')
    expect(sanitizeHtml(once, { tags: ['p'] })).toBe(once)
  })
})
