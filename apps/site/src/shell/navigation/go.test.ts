import { expect, it } from 'vitest'
import { isOwnAddress } from './go.ts'

it.each(['/', '/questions', '/users/admin', '/administrators', '/tags/install', '/?page=2'])(
  '%s is routed by this app',
  (href) => {
    expect(isOwnAddress(href)).toBe(true)
  },
)

it.each([
  '/admin',
  '/admin/general',
  '/admin?x=1',
  '/admin#top',
  '/install',
  '/static/site/assets/a.js',
  '/uploads/a.png',
  '/api-docs',
  'https://example.org/',
  '//example.org',
  'mailto:ada@example.org',
])('%s needs a full page load', (href) => expect(isOwnAddress(href)).toBe(false))
