import { expect, it } from 'vitest'
import { excerptText } from './excerpt-text.ts'

it('shows links without brackets and blocks of code as an ellipsis', () => {
  expect(excerptText('See [previous similar posts] and [@admin] : {code...} then a[0] .')).toBe(
    'See previous similar posts and @admin : … then a[0] .',
  )
})
