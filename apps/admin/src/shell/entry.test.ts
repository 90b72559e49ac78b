import type { ApiError, Schemas } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { decideEntry } from './entry.ts'

const admin: Schemas['CurrentUser'] = {
  id: '10010000000000001',
  created_at: 0,
  last_login_date: 0,
  username: 'ada',
  e_mail: 'ada@example.com',
  mail_status: 1,
  notice_status: 1,
  follow_count: 0,
  answer_count: 0,
  question_count: 0,
  rank: 1,
  authority_group: 1,
  display_name: 'Ada',
  avatar: { type: 'system', gravatar: '', custom: '' },
  mobile: '',
  bio: '',
  bio_html: '',
  website: '',
  location: '',
  language: 'Default',
  color_scheme: 'default',
  access_token: 'x',
  role_id: 2,
  status: 'normal',
  have_password: true,
  visit_token: '',
}
const with_ = (change: Partial<Schemas['CurrentUser']>) => decideEntry({ data: { ...admin, ...change } })

describe('entering the back office', () => {
  it('lets an administrator in', () => expect(decideEntry({ data: admin })).toEqual({ kind: 'enter', user: admin }))
  it('sends a guest to the login', () => {
    expect(decideEntry({ data: null })).toEqual({ kind: 'leave', path: '/users/login' })
  })
  it.each([1, 3] as const)('refuses role %i', (role_id) => expect(with_({ role_id })).toEqual({ kind: 'refused' }))
  it('sends a suspended administrator to the suspension page', () => {
    expect(with_({ status: 'suspended' })).toEqual({ kind: 'leave', path: '/users/account-suspended' })
  })
  it('sends an administrator without a confirmed address to the confirmation page', () => {
    expect(with_({ mail_status: 2, status: 'inactive' })).toEqual({
      kind: 'leave',
      path: '/users/login?status=inactive',
    })
  })
})

describe('entering when the call fails', () => {
  const facts = { status: 403, reason: 'x', message: 'x' }
  it.each<[ApiError, object]>([
    [
      { kind: 'unauthorised', ...facts },
      { kind: 'leave', path: '/users/login' },
    ],
    [
      { kind: 'forbidden', type: 'suspended', ...facts },
      { kind: 'leave', path: '/users/account-suspended' },
    ],
    [
      { kind: 'forbidden', type: 'inactive', ...facts },
      { kind: 'leave', path: '/users/login?status=inactive' },
    ],
    [{ kind: 'forbidden', ...facts }, { kind: 'refused' }],
    [
      { kind: 'timeout', ...facts },
      { kind: 'failed', error: { kind: 'timeout', ...facts } },
    ],
  ])('%j', (error, entry) => expect(decideEntry({ error })).toEqual(entry))
})
