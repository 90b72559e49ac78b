import { expect, it } from 'vitest'
import { codeOfStep, newKey, otpauthUrl, stepOfCode, toBase32 } from './totp.ts'

/** The key of the test vectors, RFC 6238 appendix B. */
const KEY = toBase32(Buffer.from('12345678901234567890'))

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('TF1 the code of second %i is %s, the last six digits of the vector of RFC 6238', (second, code) => {
  expect(codeOfStep(KEY, Math.floor(second / 30))).toBe(code)
  expect(stepOfCode(KEY, code, second * 1000)).toBe(Math.floor(second / 30))
})

it('TF1 a key has 160 bits in base32, and text that is no code belongs to no step', () => {
  expect(KEY).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(newKey())
  for (const text of ['', '28708', '2870822', '２８７０８２', 'abcdef'])
    expect(stepOfCode(KEY, text, 59_000)).toBeUndefined()
})

it('TF1 the address for the QR code escapes the names of site and account', () => {
  const url = new URL(otpauthUrl(KEY, { issuer: 'Bread: 面包 & Co', account: 'ada@qa.test' }))
  expect(decodeURIComponent(url.pathname)).toBe('/Bread  面包 & Co:ada@qa.test')
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret: KEY, issuer: 'Bread  面包 & Co' })
})

it('TF18 the address stays short enough for a QR code, whatever the names', () => {
  const account = `${'a'.repeat(480)}@qa.test`
  for (const letter of ['问', '🦉', 'a']) {
    const url = new URL(otpauthUrl(KEY, { issuer: letter.repeat(128), account }))
    expect(url.href.length).toBeLessThan(530)
    expect(url.searchParams.get('issuer')).toMatch(new RegExp(`^${letter}{12,}$`, 'u'))
  }
})
