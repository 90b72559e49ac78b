import { describe, expect, it } from 'vitest'
import { readChoice } from './choice-cookie.ts'
import { decideLanguage } from './language-choice.ts'
import { navbarStyle } from './navbar-style.ts'
import { pageWidth } from './page-width.ts'
import { primaryColour } from './primary-colour.ts'
import { decideTheme } from './theme-choice.ts'

describe('the language', () => {
  const wishes = {
    person: 'Default',
    cookie: undefined,
    browser: 'fr-FR',
    site: 'zh_CN',
    offered: ['en_US', 'zh_CN', 'ar'],
  }

  it.each([
    ['the account first', { person: 'en_US', cookie: 'zh_CN' }, 'en_US'],
    ['then the cookie', { cookie: 'en_US' }, 'en_US'],
    ['then the browser', { browser: 'en-GB,zh;q=0.5' }, 'en_US'],
    ['a language of the site', { browser: 'ar-EG, en;q=0.9' }, 'ar'],
    ['then the site', {}, 'zh_CN'],
    ['and skips unknown codes', { person: 'xx', cookie: 'yy', site: 'zz' }, 'en_US'],
  ])('%s', (_case, change, language) => expect(decideLanguage({ ...wishes, ...change })).toBe(language))
})

describe('the theme', () => {
  it.each([
    ['the account first', { person: 'dark', cookie: 'light', site: 'light' }, 'dark'],
    ['then the cookie', { person: 'default', cookie: 'system', site: 'light' }, 'system'],
    ['the cookie for a guest', { person: undefined, cookie: 'light', site: 'dark' }, 'light'],
    ['then the site', { person: 'default', cookie: undefined, site: 'light' }, 'light'],
    ['the site without a cookie', { person: undefined, cookie: null, site: 'dark' }, 'dark'],
    ['then the system', { person: 'default', cookie: 'pink', site: '' }, 'system'],
  ])('%s', (_case, wishes, theme) => expect(decideTheme(wishes)).toBe(theme))
})

describe('cookies', () => {
  it('finds a cookie among others', () => expect(readChoice('theme', 'a=b; theme=dark; lang=en_US')).toBe('dark'))
  it('does not match a longer name', () => expect(readChoice('theme', 'mytheme=dark')).toBeUndefined())
})

describe('the primary colour of a theme', () => {
  it('is read from its settings', () => expect(primaryColour({ primary_color: '#aa3300' })).toBe('#aa3300'))
  it.each([undefined, null, 'red', {}, { primary_color: 7 }])('is absent in %j', (config) => {
    expect(primaryColour(config)).toBeUndefined()
  })
})

it('the navigation bar of a theme is light unless its settings colour it', () => {
  expect(navbarStyle({ navbar_style: 'colored' })).toBe('colored')
  for (const config of [{ navbar_style: 'light' }, { navbar_style: 7 }, {}, null, 'colored']) {
    expect(navbarStyle(config)).toBe('light')
  }
})

it('pages are as wide as the window only where the theme says so', () => {
  expect(pageWidth({ layout: 'full' })).toBe('full')
  for (const config of [{ layout: 'fixed' }, { layout: 7 }, {}, null, 'full']) expect(pageWidth(config)).toBe('fixed')
})
