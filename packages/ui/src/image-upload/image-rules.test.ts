import { expect, it } from 'vitest'
import { imageRefusal, typeNames, WEB_IMAGE_TYPES } from './image-rules.ts'

const rules = { types: WEB_IMAGE_TYPES, maxMegabytes: 1 }

it('accepts files of an allowed type and size', () => {
  expect(imageRefusal({ type: 'image/png', size: 1024 * 1024 }, rules)).toBeUndefined()
  expect(imageRefusal({ type: 'image/png', size: 9e9 }, { types: WEB_IMAGE_TYPES })).toBeUndefined()
})
it('reports the first problem', () => {
  expect(imageRefusal({ type: 'text/html', size: 9e9 }, rules)).toBe('type')
  expect(imageRefusal({ type: 'image/png', size: 1024 * 1024 + 1 }, rules)).toBe('size')
})
it('formats types as people know them', () => {
  expect(typeNames(['image/jpeg', 'image/svg+xml', 'image/webp'])).toBe('JPEG, SVG, WebP')
  expect(typeNames(['image/png', 'image/x-icon', 'image/vnd.microsoft.icon'])).toBe('PNG, ICO')
})
