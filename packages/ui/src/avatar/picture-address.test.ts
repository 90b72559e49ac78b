import { expect, it } from 'vitest'
import { pictureAddress } from './picture-address.ts'

it('asks for a picture in twice the size it is shown in', () => {
  const address = 'https://qa.example.com/uploads/avatar/1.png'
  expect(pictureAddress(address, 'xs')).toBe(`${address}?s=48`)
  expect(pictureAddress(address, 'lg')).toBe(`${address}?s=192`)
  expect(pictureAddress('/uploads/avatar/1.png', 'md')).toBe('/uploads/avatar/1.png?s=96')
})

it('has Gravatar draw a pattern for those it does not know', () => {
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
