import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attacks } from './attacks.test-data.ts'
import { forbiddenIn } from './forbidden.test-data.ts'
import { renderComment, renderMarkdown } from './render-markdown.ts'
import { sanitizeHtml } from './sanitize-html.ts'

const words = fc.constantFrom(
  ...attacks,
  ...'< > " \' & &amp; &lt; &#60; </ /> <!-- --> = [ ] ( ) ! * _ ~~ ` ``` | - # : \n \n\n \t [^1] [^1]: @name'.split(
    ' ',
  ),
  ...'<p> </p> <div> </div> <a> </a> <table> </table> <tr> <td> <ul> <li> <b> <i> <svg> </svg> <math> <style> <title>'.split(
    ' ',
  ),
  ...'<script> </script> <textarea> <select> <option> <button> <h1> </h1> <pre> <code> <plaintext> <img> <br/>'.split(
    ' ',
  ),
  '$',
  '$$',
  '$x^2$',
  '\\frac{1}{2}',
  '<mi>',
  '</math>',
  '<annotation>',
  '# H',
  '[x](#h)',
  '@ann',
  '#10010000000000001',
  '\n',
  '\n\n',
  ' ',
  '\t',
  '    ',
  '> ',
  '- [ ] x',
  '1. ',
  '---',
  '|a|b|\n|:-|-:|\n|1|2|',
  'href=',
  'src=',
  'onclick=',
  'javascript:',
  'https://a.test',
  '\u0000',
  '\ud83d',
  '😀',
  '中文',
)
const hostile = fc.oneof(
  fc.array(words, { maxLength: 25 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const targets = {
  personPath: (username: string) => `/u/${username}`,
  postPath: (id: string) => `/questions/${id}`,
}

describe('sanitizeHtml', () => {
  it.each(attacks)('removes everything forbidden from %s', (attack) => {
    expect(forbiddenIn(sanitizeHtml(attack))).toEqual([])
    expect(forbiddenIn(renderMarkdown(attack))).toEqual([])
    expect(forbiddenIn(renderComment(attack))).toEqual([])
  })

  it('never lets anything forbidden through', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(hostile, (source) => {
        expect(forbiddenIn(sanitizeHtml(source))).toEqual([])
        expect(forbiddenIn(renderMarkdown(source, targets))).toEqual([])
        expect(forbiddenIn(renderComment(source, targets))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('is idempotent', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const clean = sanitizeHtml(source)
        expect(sanitizeHtml(clean)).toBe(clean)
        const rendered = renderMarkdown(source, targets)
        expect(sanitizeHtml(rendered)).toBe(rendered)
        const comment = renderComment(source, targets)
        expect(sanitizeHtml(comment)).toBe(comment)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps harmless HTML', () => {
    const html =
      '<h2>Title</h2><p>a <kbd>Ctrl</kbd> <sup>2</sup></p><ol start="3"><li>x</li></ol>' +
      '<details><summary>More</summary>text</details><table><tbody><tr><td align="right">1</td></tr></tbody></table>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  it('re-serialises formulas and drops what only looks like one', () => {
    const html =
      '<p><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><mi mathvariant="bold">a</mi>' +
      '<mo>&lt;</mo><mspace width="1em"></mspace></mrow></math></p>'
    expect(sanitizeHtml(html)).toBe(html)
    expect(sanitizeHtml('<math class="x" onclick="y()"><mspace width="1em"/></math>')).toBe(
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><mspace width="1em"></mspace></math>',
    )
    expect(sanitizeHtml('a<math><mi><b>x</b></mi></math>b')).toBe('ab')
    expect(sanitizeHtml('<p title="<math><mi>x</mi></math>">y</p>')).toBe(
      '<p title="&lt;math&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;/math&gt;">y</p>',
    )
  })

  it('keeps the text of refused links', () => {
    expect(sanitizeHtml('<a href="javascript:x">text</a>')).toBe('<span>text</span>')
  })

  it('keeps only images from the web and from the site', () => {
    expect(sanitizeHtml('<img src="/uploads/a.png" alt="a" onload="x">')).toBe(
      '<img src="/uploads/a.png" alt="a" loading="lazy" />',
    )
    expect(sanitizeHtml('<img src="data:image/png;base64,x"><img src="//evil.test/a.png"><img alt="x">')).toBe('')
  })

  it('marks links to other sites and leaves its own alone', () => {
    const options = { siteUrl: 'https://qa.test/forum' }
    expect(sanitizeHtml('<a href="https://qa.test/x">x</a>', options)).toBe('<a href="https://qa.test/x">x</a>')
    expect(sanitizeHtml('<a href="/u/ann" rel="me">x</a>', options)).toBe('<a href="/u/ann">x</a>')
    for (const foreign of ['https://qa.test.evil.test/', 'http://qa.test/', 'https://qa.test@evil.test/']) {
      expect(sanitizeHtml(`<a href="${foreign}">x</a>`, options)).toContain('rel="nofollow noopener ugc"')
    }
  })
})
