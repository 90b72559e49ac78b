import { expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

it('requests an image at twice its displayed size', () => {
  const address = 'https://qa.example.com/uploads/avatar/1.png'
  expect(pictureAddress(address, 'xs')).toBe(`${address}?s=48`)
  expect(pictureAddress(address, 'lg')).toBe(`${address}?s=192`)
  expect(pictureAddress('/uploads/avatar/1.png', 'md')).toBe('/uploads/avatar/1.png?s=96')
})

it('asks Gravatar for a pattern for unknown addresses', () => {
  expect(pictureAddress('https://www.gravatar.com/avatar/abc', 'sm')).toBe(
    'https://www.gravatar.com/avatar/abc?s=64&d=identicon',
  )
})

it.each([
  'data:image/png;base64,AAAA',
  'blob:https://qa.example.com/1',
  'https://x.example/a?b=c',
  'https://x.example/a#b',
])('leaves %s alone', (src) => {
  expect(pictureAddress(src, 'md')).toBe(src)
})
