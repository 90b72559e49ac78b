import { describe, expect, it } from 'vitest'
import { valuesBefore } from './restore-values.ts'

const change = (field: string, before: string, after: string) => ({ changes: [{ field, before, after }] })

describe('earlier values of a settings group', () => {
  it('are those before the last of the changes, in the types of today', () => {
    const current = { name: 'C', permalink: 2, open: false, domains: ['a'], deep: { x: { colour: 'red', other: 'o' } } }
    const entries = [
      change('name', 'B', 'C'),
      change('permalink', '1', '2'),
      change('open', 'true', 'false'),
      change('domains', 'a.test, b.test', 'a'),
      change('deep.x.colour', 'blue', 'red'),
      change('name', 'A', 'B'),
    ]
    expect(valuesBefore('general', current, entries)).toEqual({
      values: {
        name: 'A',
        permalink: 1,
        open: true,
        domains: ['a.test', 'b.test'],
        deep: { x: { colour: 'blue', other: 'o' } },
      },
    })
    expect(valuesBefore('general', { domains: ['a'] }, [change('domains', '', 'a')])).toEqual({
      values: { domains: [] },
    })
  })

  it('of the mail server have the names of the contract, and none where a password changed', () => {
    expect(valuesBefore('smtp', { smtp_port: 587 }, [change('port', '25', '587')])).toEqual({
      values: { smtp_port: 25 },
    })
    for (const secret of [change('password', '', '********'), change('token', '********', '')]) {
      expect(valuesBefore('smtp', { smtp_port: 587 }, [change('port', '25', '587'), secret])).toEqual({
        problem: 'secret',
      })
    }
  })

  it('cannot be read from a text that the log cut', () => {
    expect(valuesBefore('legal', {}, [change('text', `${'长'.repeat(2000)}…`, '')])).toEqual({ problem: 'cut' })
    expect(valuesBefore('legal', {}, [change('text', '长'.repeat(2000), '')])).toHaveProperty('values')
  })

  it('of privileges have the level and the values of the site’s own', () => {
    const custom = (add: number) => [
      { key: 'rank.tag.add', value: add },
      { key: 'rank.vote', value: 1 },
    ]
    const current = { level: 99, custom_privileges: custom(5) }
    const of = (...changes: ReturnType<typeof change>[]) => valuesBefore('privileges', current, changes)
    expect(of(change('level', '2', '99'))).toEqual({ values: { level: 2, custom_privileges: custom(5) } })
    expect(of(change('custom.tag.add', '3', '5'))).toEqual({ values: { level: 99, custom_privileges: custom(3) } })
    expect(of(change('custom.tag.add', '', '5'))).toEqual({ problem: 'unknown' })
  })
})
