import { expect, it } from 'vitest'
import { byteText } from './byte-text.ts'

it('sizes are written for people', () => {
  const texts = [0, 999, 1000, 48_213_000, 3_600_000_000, 9e15].map((bytes) => byteText(bytes, 'en_US'))
  expect(texts).toEqual(['0 byte', '999 byte', '1 kB', '48.2 MB', '3.6 GB', '9,000 TB'])
})
