import { expect, it } from 'vitest'
import { pictureFault, type PicturePlace } from './picture-rules.ts'

const fault = (place: PicturePlace, width: number, height: number, mediaType = 'image/png') =>
  pictureFault(place, { mediaType, size: { width, height } })?.rule

it('a logo is 56 pixels high and three times as wide, one for phones only high enough', () => {
  expect([fault('logo', 168, 56), fault('logo', 168, 55), fault('logo', 167, 56)]).toEqual([
    undefined,
    'height',
    'ratio',
  ])
  expect([fault('mobile_logo', 56, 56), fault('mobile_logo', 168, 55)]).toEqual([undefined, 'height'])
})

it('a square icon has 512 pixels on both sides', () => {
  expect([fault('square_icon', 512, 512), fault('square_icon', 513, 511)]).toEqual([undefined, 'side'])
  expect(pictureFault('square_icon', { mediaType: 'image/x-icon', size: undefined })).toEqual({
    rule: 'side',
    side: 512,
  })
})

it('a favicon is a PNG or an icon file of any size', () => {
  expect(fault('favicon', 16, 16)).toBeUndefined()
  expect(fault('favicon', 16, 16, 'image/jpeg')).toBe('png')
  for (const mediaType of ['image/x-icon', 'image/vnd.microsoft.icon']) {
    expect(pictureFault('favicon', { mediaType, size: undefined })).toBeUndefined()
  }
})
