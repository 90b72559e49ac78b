import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'
import { describe, expect, it } from 'vitest'
import { errorTexts } from './error-texts.ts'
import { addressOf, isCurrent } from './navigation.ts'

describe('the menu', () => {
  it('builds addresses', () => expect([addressOf('/'), addressOf('/general')]).toEqual(['/admin', '/admin/general']))
  it.each([
    ['/', '/', true],
    ['/', '', true],
    ['/general', '/general/', true],
    ['/', '/general', false],
    ['/users', '/users/5', true],
    ['/users', '/users-of-old', false],
  ])('screen %s at %j: %s', (path, shown, current) => {
    expect(isCurrent({ label: 'nav.dashboard', path }, shown)).toBe(current)
  })
})

describe('error texts', () => {
  const { t } = createI18n({ language: 'en_US', messages: { ...messages, ...kit } })

  it.each([
    ['forbidden', 403, messages['error.403']],
    ['notFound', 404, messages['error.404']],
    ['server', 502, messages['error.50x']],
  ] as const)('%s has a page', (kind, status, text) => {
    expect(errorTexts({ kind, status, reason: 'x', message: '' }, t)).toMatchObject({ code: String(status), text })
  })
})
