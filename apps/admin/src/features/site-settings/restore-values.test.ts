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

  it('of privileges have a level, and on a level of its own its values', () => {
    const current = {
      level: 99,
      custom_privileges: [
        { key: 'rank.tag.add', value: 5 },
        { key: 'rank.vote', value: 1 },
      ],
    }
    expect(valuesBefore('privileges', current, [change('level', '2', '99')])).toEqual({ values: { level: 2 } })
    expect(valuesBefore('privileges', current, [change('custom.tag.add', '3', '5')])).toEqual({
      values: {
        level: 99,
        custom_privileges: [
          { key: 'rank.vote', value: 1 },
          { key: 'rank.tag.add', value: 3 },
        ],
      },
    })
    expect(valuesBefore('privileges', current, [change('custom.tag.add', '', '5')])).toEqual({ problem: 'unknown' })
  })
})
