import { expect, it } from 'vitest'
import { decideTheme } from './theme.tsx'

it("one's own setting wins over the browser's choice and the site's", () => {
  expect(decideTheme({ own: 'dark', kept: 'light', site: 'light' })).toBe('dark')
})

it('default means no setting', () => {
  expect(decideTheme({ own: 'default', kept: 'light', site: 'dark' })).toBe('light')
  expect(decideTheme({ own: undefined, kept: null, site: 'dark' })).toBe('dark')
  expect(decideTheme({ own: 'default', kept: null, site: '' })).toBe('system')
})
