import { readFile } from 'node:fs/promises'
import { hash } from 'bcryptjs'
import { expect, it } from 'vitest'
import { TooManyRequests } from '../refusals/too-many-requests.ts'
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

it('leaves threads to others, however many passwords are checked', async () => {
  let checked = 0
  const all = Array.from({ length: 12 }, () => passwords.verify('anything', null).then(() => (checked += 1)))
  await readFile(import.meta.filename)
  expect(checked).toBeLessThan(6)
  await Promise.all(all)
})

it('refuses once too many passwords wait, and checks again when they are done', async () => {
  const few = new PasswordHasher({ memoryKib: 8, passes: 1 }, { running: 1, waiting: 2, maxWaitMs: 60_000 })
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => few.hash('a password')))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(all[4]).toMatchObject({ reason: expect.any(TooManyRequests) })
  expect(await few.verify('a password', await few.hash('a password'))).toBe(true)
})

it('accepts the bcrypt hash of an imported account, and says that it is one', async () => {
  const stored = await hash('correct horse', 4)
  expect(await passwords.verify('correct horse', stored)).toBe(true)
  expect(await passwords.verify('correct hors', stored)).toBe(false)
  expect([passwords.isImported(stored), passwords.isImported(await passwords.hash('x'))]).toEqual([true, false])
})

it('rejects what only begins like a bcrypt hash', async () => {
  expect(await passwords.verify('', '$2a$10$')).toBe(false)
  expect(await passwords.verify('x', `$2a$31$${'a'.repeat(53)}`)).toBe(false)
})

it('accepts the PBKDF2 hash of an imported account, by the vector of RFC 7914', async () => {
  const key = '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56'
  const stored = `pbkdf2_sha256$80000$NaCl$${Buffer.from(key, 'hex').toString('base64')}`
  expect(await passwords.verify('Password', stored)).toBe(true)
  expect(await passwords.verify('password', stored)).toBe(false)
  expect(passwords.isImported(stored)).toBe(true)
})

it('rejects a PBKDF2 hash that would take seconds, and one without iterations', async () => {
  for (const iterations of ['99999999', '2000001', '0', '']) {
    const stored = `pbkdf2_sha256$${iterations}$NaCl$${'A'.repeat(43)}=`
    expect([iterations, await passwords.verify('Password', stored)]).toEqual([iterations, false])
  }
})

it('lets passwords of this site pass while rejections take the work of imported ones', async () => {
  const cheap = new PasswordHasher({ memoryKib: 8, passes: 1 })
  const stored = await cheap.hash('correct horse')
  const turn = Promise.withResolvers<{ pbkdf2: string }>()
  const order: string[] = []
  const rejected = Array.from({ length: 5 }, () =>
    cheap.verify('wrong', null, { mostExpensive: () => turn.promise }).then(() => order.push('rejected')),
  )
  // A PBKDF2 hash, because it does not block the event loop, unlike bcrypt.
  turn.resolve({ pbkdf2: `pbkdf2_sha256$200000$NaCl$${'A'.repeat(43)}=` })
  await cheap.verify('correct horse', stored).then(() => order.push('accepted'))
  await Promise.all(rejected)
  expect(order.filter((one) => one === 'rejected')).toHaveLength(5)
  expect(order.indexOf('accepted')).toBeLessThan(2)
})

it('refuses the rejections of one caller once too many wait, and not those of others', async () => {
  const cheap = new PasswordHasher({ memoryKib: 8, passes: 1 })
  const mostExpensive = async () => ({ pbkdf2: `pbkdf2_sha256$100000$NaCl$${'A'.repeat(43)}=` })
  const all = Array.from({ length: 25 }, () => cheap.verify('wrong', null, { mostExpensive, as: 'one network' }))
  const other = cheap.verify('wrong', null, { mostExpensive, as: 'another network' })
  const ends = await Promise.allSettled([...all, other])
  const refused = ends.map((end) => end.status === 'rejected' && end.reason instanceof TooManyRequests)
  expect(refused.filter(Boolean).length).toBeGreaterThan(0)
  expect(refused.at(-1)).toBe(false)
})
