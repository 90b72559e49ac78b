import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInlineScripts } from './hash-inline-scripts.ts'

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

it("allows the scripts that carry the page's nonce, and no other", () => {
  const page = [
    '<meta property="csp-nonce" content="a-mark"/>',
    '<script nonce="a-mark">own()</script>',
    '<script class="$x" nonce="a-mark" data-part="">own(2)\nagain()</script>',
    '<script>smuggled()</script><script nonce="guessed">smuggled(2)</script>',
    '<script type="application/json" nonce="a-mark">{"data":1}</script>',
    '<script type="module" src="/entry.js" nonce="a-mark"></script>',
  ].join('')
  const { html, sources } = hashInlineScripts(page, 'a-mark')
  expect(sources).toEqual([sourceOf('own()'), sourceOf('own(2)\nagain()')])
  expect(html).not.toContain('a-mark')
  expect(html).toContain('<script>own()</script>')
  expect(html).toContain('<script type="module" src="/entry.js"></script>')
})
