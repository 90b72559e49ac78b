import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { textOf } from './text-of.ts'

it('a text that looks like markup and entities is read back as it was', () => {
  const text = `<b title="x">&amp; 'y'</b> & z`
  expect(escapeHtml(text)).toBe(`&lt;b title=&quot;x&quot;&gt;&amp;amp; 'y'&lt;/b&gt; &amp; z`)
  expect(textOf(`<p>${escapeHtml(text)}</p>`)).toBe(text)
})
