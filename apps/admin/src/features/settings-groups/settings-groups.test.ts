import { createQuandaryClient } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { fileGroups } from './settings-groups.ts'

const modules = import.meta.glob<Record<string, unknown>>('../site-settings/groups/*.{ts,tsx}', { eager: true })

it('every group with a form is in the file of settings and can be restored', () => {
  const forms = Object.values(modules).flatMap((module) => Object.values(module).flatMap(nameOf))
  expect(forms).toContain('help')
  expect([...new Set(forms)].filter((name) => fileGroups[name] === undefined)).toEqual([])
})

it.each([
  [false, { uploads: 'bucket', bucket: 'example' }],
  [true, {}],
])(
  'the storage is in the file without its secret, and not where the environment names it: %s',
  async (fixed, values) => {
    const data = { uploads: 'bucket', bucket: 'example', secret_access_key: '******', from_environment: fixed }
    const api = createQuandaryClient({
      baseUrl: 'http://site.test',
      fetch: async () => Response.json({ code: 200, reason: 'base.success', msg: 'Success.', data }),
    })
    expect(await fileGroups['storage']?.read(api)).toEqual(values)
  },
)

/** Returns the name of a settings group; none for other exports. */
function nameOf(exported: unknown): string[] {
  const isGroup = typeof exported === 'object' && exported !== null && 'save' in exported && 'name' in exported
  return isGroup && typeof exported.name === 'string' ? [exported.name] : []
}
