import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

it('accepts the password it was made from and no other', async () => {
  const stored = await hashPassword('correct horse')
  expect(await verifyPassword('correct horse', stored)).toBe(true)
  expect(await verifyPassword('correct hors', stored)).toBe(false)
})

it('two hashes of the same password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

it('rejects every password where none is stored', async () => {
  expect(await verifyPassword('anything', null)).toBe(false)
  expect(await verifyPassword('', '')).toBe(false)
})
