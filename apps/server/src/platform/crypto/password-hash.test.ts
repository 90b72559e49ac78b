import { expect, it } from 'vitest'
import { PasswordHasher } from './password-hash.ts'

const passwords = new PasswordHasher()

it('accepts the password it was made from and no other', async () => {
  const stored = await passwords.hash('correct horse')
  expect(await passwords.verify('correct horse', stored)).toBe(true)
  expect(await passwords.verify('correct hors', stored)).toBe(false)
})

it('stores different texts for the same password', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'))
})

it('rejects every password where none is stored', async () => {
  expect(await passwords.verify('anything', null)).toBe(false)
  expect(await passwords.verify('', '')).toBe(false)
})
