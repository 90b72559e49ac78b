import { createQuandaryClient } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { compare, parseFile, readSettings, writeFile } from './settings-file.ts'

const site = {
  general: { name: 'Quandary', description: '' },
  login: { login_required: false, allow_email_domains: ['a.test'] },
  privileges: { level: 2, custom_privileges: [] as object[] },
}

describe('a settings file', () => {
  it('is read as it was written', () => expect(parseFile(writeFile(site, 'Quandary'))).toEqual({ settings: site }))

  it.each([
    ['{', 'unreadable'],
    ['[]', 'other_format'],
    ['{"settings":{}}', 'other_format'],
    ['{"format":"quandary-settings","version":1}', 'other_format'],
    ['{"format":"quandary-settings","version":2,"settings":{}}', 'newer'],
  ])('%s is refused as %s', (text, problem) => expect(parseFile(text)).toEqual({ problem }))

  it('ignores groups and fields that the site does not know', () => {
    const settings = { general: { name: 'Quandary', made_up: 1 }, made_up: { a: 1 }, login: 'all' }
    const file = parseFile(JSON.stringify({ format: 'quandary-settings', version: 1, settings }))
    if ('problem' in file) throw new Error(file.problem)
    expect(Object.keys(file.settings)).toEqual(['general'])
    expect(compare(site, file.settings)).toEqual([])
  })

  it('has no storage where the environment of the server names the bucket', async () => {
    const read = async (isSet: boolean) => {
      const data = { from_environment: isSet, bucket: 'example', options: [] }
      const fetch = async () => Response.json({ code: 200, reason: 'base.success', msg: '', data })
      return readSettings(createQuandaryClient({ baseUrl: 'http://qa.test', language: 'en_US', fetch }))
    }
    expect(await read(false)).toMatchObject({ storage: { bucket: 'example' } })
    const without = await read(true)
    expect(without).not.toHaveProperty('storage')
    expect(compare(without, { storage: { bucket: 'other' } })).toEqual([])
  })

  it('differs by the fields of a group, and keeps those that it lacks', () => {
    const file = {
      login: { allow_email_domains: ['a.test', 'b.test'] },
      privileges: { level: 99, custom_privileges: [{ key: 'rank.tag.add', value: 3 }] },
      general: { name: 'Quandary', description: '' },
    }
    expect(compare(site, file)).toEqual([
      {
        group: 'login',
        differences: [{ field: 'allow_email_domains', before: 'a.test', after: 'a.test, b.test' }],
        values: { login_required: false, allow_email_domains: ['a.test', 'b.test'] },
      },
      {
        group: 'privileges',
        differences: [
          { field: 'level', before: '2', after: '99' },
          { field: 'custom_privileges', before: '', after: '[{"key":"rank.tag.add","value":3}]' },
        ],
        values: file.privileges,
      },
    ])
  })
})
