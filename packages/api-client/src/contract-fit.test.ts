import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQuandaryClient } from './client.ts'
import { CONTRACT_HEADER, contractsFit, type ContractVersions } from './contract-fit.ts'
import { CONTRACT_VERSION } from './contract-version.gen.ts'
import { memoryTokenStore } from './token-store.ts'

describe('contractsFit', () => {
  it.each([
    ['0.1.0', '0.1.0', true],
    ['0.1.0', '0.1.3', true],
    ['0.1.3', '0.1.0', false],
    ['0.1.0', '0.2.0', false],
    ['0.2.0', '0.1.9', false],
    ['1.2.3', '1.10.0', true],
    ['1.10.0', '1.2.3', false],
    ['1.2.3', '2.2.3', false],
    ['0.9.0', '1.0.0', false],
    ['1.0.0', '1.0.1-beta.1', true],
    ['1.0.0', 'next', false],
  ])('a client for %s and a site of %s: %s', (client, site, fits) => {
    expect(contractsFit({ client, site })).toBe(fits)
  })
})

describe('a client', () => {
  afterEach(() => vi.restoreAllMocks())

  const clientOf = (site: string | undefined, onContractMismatch?: (versions: ContractVersions) => void) =>
    createQuandaryClient({
      baseUrl: 'https://qa.example.com',
      tokens: memoryTokenStore(),
      language: 'en_US',
      onContractMismatch,
      fetch: async () => {
        const headers = site === undefined ? {} : { [CONTRACT_HEADER]: site }
        const envelope = { code: 200, reason: 'base.success', msg: '', data: {} }
        return new Response(JSON.stringify(envelope), { headers: new Headers(headers) })
      },
    })

  it('warns once of a site whose contract does not fit', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const client = clientOf('99.0.0')
    expect((await client.call('getSiteInfo')).data).toEqual({})
    await client.call('getSiteInfo')
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`contract ${CONTRACT_VERSION}`)]])
    expect(warn.mock.calls[0]?.[0]).toContain('99.0.0')
  })

  it('calls onContractMismatch instead, where it is given', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const reported: ContractVersions[] = []
    await clientOf('99.0.0', (versions) => reported.push(versions)).call('getSiteInfo')
    expect(reported).toEqual([{ client: CONTRACT_VERSION, site: '99.0.0' }])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([undefined, CONTRACT_VERSION])('says nothing when a site names %s', async (site) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await clientOf(site).call('getSiteInfo')
    expect(warn).not.toHaveBeenCalled()
  })
})
