import { expect, it } from 'vitest'
import {
  checkAddressChange,
  checkLogin,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
} from './account-rules.ts'

const good = { name: 'ada.lovelace', e_mail: 'ada@example.org', pass: 'difference', pass_again: 'difference' }

it('a complete form has no problems', () => {
  expect(checkRegistration(good)).toEqual({})
  expect(checkLogin({ e_mail: 'ada@example.org', pass: 'x' })).toEqual({})
})

it('every empty field is reported', () => {
  expect(checkRegistration({ name: ' ', e_mail: '', pass: '', pass_again: '' })).toEqual({
    name: 'empty',
    e_mail: 'empty',
    pass: 'empty',
  })
  expect(checkLogin({ e_mail: '', pass: '' })).toEqual({ e_mail: 'empty', pass: 'empty' })
})

it('names have 2 to 30 characters of any script', () => {
  const problem = (name: string) => checkRegistration({ ...good, name })['name']
  expect(['a', 'x'.repeat(31), 'ada!'].map(problem)).toEqual(['name', 'name', 'name'])
  expect(['Élise Müller', '陈志远'].map(problem)).toEqual([undefined, undefined])
  expect(['ab', 'x'.repeat(30), 'Ada L_1-2.3'].map(problem)).toEqual([undefined, undefined, undefined])
})

it('passwords have 8 to 32 characters and are typed twice', () => {
  const problem = (pass: string) => checkRegistration({ ...good, pass, pass_again: pass })['pass']
  expect(['1234567', 'x'.repeat(33)].map(problem)).toEqual(['password_length', 'password_length'])
  expect(['12345678', 'x'.repeat(32)].map(problem)).toEqual([undefined, undefined])
  expect(checkRegistration({ ...good, pass_again: 'other' })).toEqual({ pass_again: 'password_mismatch' })
})

it('an email address without a host is refused', () => {
  expect(checkLogin({ e_mail: 'ada@', pass: 'x' })).toEqual({ e_mail: 'email' })
})

it('a new password and its repetition are checked separately', () => {
  expect(checkNewPassword({ pass: 'difference', pass_again: 'difference' })).toEqual({})
  expect(checkNewPassword({ pass: 'short', pass_again: 'other' })).toEqual({
    pass: 'password_length',
    pass_again: 'password_mismatch',
  })
})

it('the current password is required only for accounts that have one', () => {
  const typed = { old_pass: '', pass: 'difference', pass_again: 'difference' }
  expect(checkPasswordChange(typed, true)).toEqual({ old_pass: 'empty' })
  expect(checkPasswordChange(typed, false)).toEqual({})
  expect(checkAddressChange({ e_mail: 'ada@example.org', pass: '' }, true)).toEqual({ pass: 'empty' })
  expect(checkAddressChange({ e_mail: 'ada@example.org', pass: '' }, false)).toEqual({})
})
