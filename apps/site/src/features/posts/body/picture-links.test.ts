import { expect, it } from 'vitest'
import { withPictureLinks } from './picture-links.ts'

const named = (alt: string) => `Picture: ${alt}`

it('links a picture to its file, named by its text', () => {
  const image = '<img src="/uploads/a.png?x=1&amp;y=2" alt="A &quot;bench&quot;" width="4">'
  const html = withPictureLinks(`<p>${image}</p>`, named)
  expect(html).toContain('href="/uploads/a.png?x=1&amp;y=2"')
  expect(html).toContain('aria-label="Picture: A &quot;bench&quot;"')
  expect(html).toContain(`>${image}</a></p>`)
})

it('names a picture without a text, and leaves linked ones and those without an address', () => {
  expect(withPictureLinks('<img src="b.png" alt="">', named)).toContain('aria-label="Picture:"')
  const linked = '<a href="/x">See <img src="b.png" alt="b"></a><img alt="gone">'
  expect(withPictureLinks(linked, named)).toBe(linked)
})
