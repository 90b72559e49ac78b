import type { ApiError } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { describe, expect, it } from 'vitest'
import { readCookie } from './cookies.ts'
import { errorText, errorWords } from './error-text.ts'
import { chooseLanguage } from './language-store.ts'
import { addressOf, isCurrent } from './navigation.ts'
import { siteAccent } from './site-accent.ts'
import { decideTheme } from './theme-choice.ts'

describe('the language', () => {
  const wishes = { person: 'Default', cookie: undefined, browser: 'fr-FR', site: 'zh_CN' }

  it.each([
    ['the account first', { person: 'en_US', cookie: 'zh_CN' }, 'en_US'],
    ['then the cookie', { cookie: 'en_US' }, 'en_US'],
    ['then the browser', { browser: 'en-GB,zh;q=0.5' }, 'en_US'],
    ['then the site', {}, 'zh_CN'],
    ['and passes over codes it does not know', { person: 'xx', cookie: 'yy', site: 'zz' }, 'en_US'],
  ])('%s', (_case, change, language) => expect(chooseLanguage({ ...wishes, ...change })).toBe(language))
})

describe('the theme', () => {
  it.each([
    ['the account first', { person: 'dark', cookie: 'light', site: 'light' }, 'dark'],
    ['then the cookie', { person: 'default', cookie: 'system', site: 'light' }, 'system'],
    ['then the site', { person: 'default', cookie: undefined, site: 'light' }, 'light'],
    ['then the system', { person: 'default', cookie: 'pink', site: '' }, 'system'],
  ])('%s', (_case, wishes, theme) => expect(decideTheme(wishes)).toBe(theme))
})

describe('cookies', () => {
  it('finds one among others', () => expect(readCookie('theme', 'a=b; theme=dark; lang=en_US')).toBe('dark'))
  it('is not fooled by a longer name', () => expect(readCookie('theme', 'mytheme=dark')).toBeUndefined())
})

describe('the menu', () => {
  it('knows addresses', () => expect([addressOf('/'), addressOf('/general')]).toEqual(['/admin', '/admin/general']))
  it.each([
    ['/', '/', true],
    ['/', '', true],
    ['/general', '/general/', true],
    ['/', '/general', false],
  ])('screen %s at %j: %s', (path, shown, current) => {
    expect(isCurrent({ label: 'nav.dashboard', path }, shown)).toBe(current)
  })
})

describe('the accent of the site', () => {
  const theme = { theme_options: [], theme: 'default', color_scheme: '' }
  it('comes from the theme in use', () => {
    const theme_config = { default: { primary_color: '#aa3300' }, other: { primary_color: '#00aa00' } }
    expect(siteAccent({ ...theme, theme_config })).toBe('#aa3300')
  })
  it.each([{}, { default: null }, { default: { primary_color: 7 } }])('is absent in %j', (theme_config) => {
    expect(siteAccent({ ...theme, theme_config })).toBeUndefined()
  })
})

describe('errors in words', () => {
  const { t } = createI18n({ language: 'en_US', messages })
  const refused: ApiError = { kind: 'refused', status: 400, reason: 'x', message: 'No.', display: 'toast', details: {} }

  it('takes the words of the server', () => expect(errorText(refused, t)).toBe('No.'))
  it('has its own where no answer came', () => {
    const timeout: ApiError = { kind: 'timeout', status: 0, reason: 'client.timeout', message: 'English only' }
    expect(errorText(timeout, t)).toBe(messages['error.timeout'])
  })
  it.each([
    ['forbidden', 403, messages['error.403']],
    ['notFound', 404, messages['error.404']],
    ['server', 502, messages['error.50x']],
  ] as const)('%s has its page', (kind, status, text) => {
    expect(errorWords({ kind, status, reason: 'x', message: '' }, t)).toMatchObject({ code: String(status), text })
  })
})
