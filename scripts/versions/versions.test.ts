import { describe, expect, it } from 'vitest'
import { notesIn, withNote } from './noted-versions.ts'
import { contractsTable, fitsTable } from './version-tables.ts'

const noted = {
  '0.1.0': { '@quandary/api-client': ['0.1.0', '0.1.1'], '@quandary/server': ['0.1.0'] },
  '0.1.1': { '@quandary/server': ['0.1.1'] },
  '0.2.0': { '@quandary/api-client': ['0.2.0'], '@quandary/server': ['0.3.0'] },
}

describe('withNote', () => {
  it('adds a version below its contract, and knows it afterwards', () => {
    const client = { name: '@quandary/api-client', version: '0.2.1', contract: '0.2.0' }
    const more = withNote(noted, client)
    expect(more['0.2.0']?.['@quandary/api-client']).toEqual(['0.2.0', '0.2.1'])
    expect(withNote(more, client)).toBe(more)
    expect(notesIn(more)).toHaveLength(notesIn(noted).length + 1)
  })

  it('begins a contract that is new', () => {
    const guards = { name: '@quandary/guards', version: '1.0.0', contract: '1.0.0' }
    expect(withNote(noted, guards)['1.0.0']).toEqual({ '@quandary/guards': ['1.0.0'] })
  })

  it('refuses another contract for a version that is noted', () => {
    const client = { name: '@quandary/api-client', version: '0.1.1', contract: '0.2.0' }
    expect(() => withNote(noted, client)).toThrow('speaks contract 0.1.0; for 0.2.0 it needs a new version')
  })
})

describe('the tables', () => {
  it('say what fits which server', () => {
    expect(fitsTable(noted)).toBe(`|  | server 0.1.0 | server 0.1.1 | server 0.3.0 |
| --- | --- | --- | --- |
| \`@quandary/api-client\` 0.1.0 | fits | fits | – |
| \`@quandary/api-client\` 0.1.1 | fits | fits | – |
| \`@quandary/api-client\` 0.2.0 | – | – | fits |`)
  })

  it('list the versions of each contract', () => {
    expect(contractsTable(noted).split('\n').at(-1)).toBe('| 0.2.0 | 0.2.0 | 0.3.0 |')
    expect(contractsTable(noted)).toContain('| 0.1.1 | – | 0.1.1 |')
  })
})
