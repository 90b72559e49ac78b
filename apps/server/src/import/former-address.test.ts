import { describe, expect, it } from 'vitest'
import { pathForm, readFormerAddress } from './former-address.ts'

describe('addresses of imported sites', () => {
  it.each(['?', '#', '/', '%3F', '%2F'])('with very many %s are read in linear time', (sign) => {
    const many = sign.repeat(100_000)
    const begun = process.cpuUsage()
    for (const end of ['', 'x', '%0A']) for (const begin of ['/x', '/x?%0A']) readFormerAddress(begin + many + end)
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1000).toBeLessThan(2_000)
  })

  it('are those of pages without what only files have', () => {
    for (const path of ['/faq/Install', 'faq/install.md', '//faq/install//', '/faq/install/index.html?a=b#c']) {
      expect(pathForm(path)).toBe('/faq/install')
    }
    expect(pathForm('/')).toBe('/')
    expect(pathForm('/faq//install')).toBe('/faq//install')
  })
})
