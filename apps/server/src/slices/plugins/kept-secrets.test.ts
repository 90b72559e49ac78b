import { unwrap } from '@quandary/api-client'
import type { ConfigValue, ConfigValues, Plugin } from '@quandary/plugin-kit'
import { definePlugin, hasValue, textIn } from '@quandary/plugin-kit'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { destinationsOf, isSecret } from './config-values.ts'
import { ownPlugins, SECRET, valuesFor } from './plugin-forms.test-data.ts'

const MASK = '********'

/** A plugin with a field of every kind, whose first secret names no destination. */
const everything = definePlugin({
  slugName: 'everything',
  name: 'Everything',
  description: 'Has fields of every kind.',
  version: '1.0.0',
  link: 'https://everything.test',
  configFields: [
    { type: 'input', inputType: 'password', name: 'anywhere', title: 'Sent anywhere' },
    { type: 'input', inputType: 'password', name: 'password', title: 'Sent to a host', sentTo: ['host', 'port'] },
    { type: 'input', inputType: 'password', name: 'local', title: 'Sent nowhere', sentTo: [] },
    { type: 'input', name: 'host', title: 'Host' },
    { type: 'input', inputType: 'number', name: 'port', title: 'Port' },
    { type: 'input', inputType: 'url', name: 'address', title: 'Address' },
    { type: 'input', inputType: 'email', name: 'mail', title: 'Mail' },
    { type: 'input', inputType: 'color', name: 'color', title: 'Color' },
    { type: 'textarea', name: 'text', title: 'Text' },
    { type: 'timezone', name: 'zone', title: 'Zone' },
    { type: 'upload', name: 'picture', title: 'Picture' },
    {
      type: 'select',
      name: 'tone',
      title: 'Tone',
      options: ['warm', 'cold'].map((value) => ({ label: value, value })),
    },
    { type: 'switch', name: 'encrypted', title: 'Encrypted' },
    { type: 'legend', name: 'more', title: 'More' },
  ],
})

describeOnEveryEngine('stored secrets of plugins', (open) => {
  it('G11 no secret of any form goes to another server or user unless it is typed again', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    let received: ConfigValues = {}
    for (const plugin of [everything, ...(await ownPlugins())]) {
      const receiveConfig: Plugin['receiveConfig'] = async ({ config }) => void (received = config)
      site.ctx.plugins.add({ ...plugin, receiveConfig }, 'test')
      const save = (config_fields: Record<string, ConfigValue>) =>
        admin.call('updatePluginConfig', { body: { plugin_slug_name: plugin.slugName, config_fields } })
      const fields = plugin.configFields ?? []
      const filled = fields.filter(hasValue)
      const stored = Object.fromEntries(filled.map((field) => [field.name, valuesFor(field)[0]]))
      const masked = { ...stored, ...Object.fromEntries(filled.filter(isSecret).map(({ name }) => [name, MASK])) }
      for (const secret of filled.filter(isSecret)) {
        const sentTo = destinationsOf(secret, fields)
        const typed = Object.fromEntries(filled.filter(isSecret).map(({ name }) => [name, SECRET]))
        for (const destination of filled.filter(({ name }) => sentTo.includes(name))) {
          const where = [plugin.slugName, secret.name, destination.name]
          await unwrap(save(stored))
          const moved = { ...masked, ...typed, [destination.name]: valuesFor(destination)[1] }
          const withoutSecret = Object.fromEntries(Object.entries(moved).filter(([name]) => name !== secret.name))
          for (const attempt of [{ ...moved, [secret.name]: MASK }, withoutSecret]) {
            received = {}
            const { error } = await save(attempt)
            expect([...where, error?.kind === 'fields' && error.fields], 'kept').toEqual([
              ...where,
              [
                {
                  error_field: secret.name,
                  error_msg: `Enter ${textIn(secret.title, 'en_US')} again: the stored one belongs to another server or user.`,
                },
              ],
            ])
            expect(received, 'what the plugin gets').toEqual({})
          }
          await unwrap(save(moved))
          expect([...where, received[secret.name]], 'typed again').toEqual([...where, SECRET])
        }
        await unwrap(save(stored))
        const harmless = filled.filter((field) => !isSecret(field) && !sentTo.includes(field.name))
        const changed = Object.fromEntries(harmless.map((field) => [field.name, valuesFor(field)[1]]))
        await unwrap(save({ ...stored, ...typed, ...changed, [secret.name]: MASK }))
        expect(received[secret.name], 'after a harmless change').toBe(SECRET)
      }
    }
  })

  it('G11 a secret that is not stored needs no typing, and a removed one stays away', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    site.ctx.plugins.add(everything, 'test')
    const save = (config_fields: Record<string, ConfigValue>) =>
      admin.call('updatePluginConfig', { body: { plugin_slug_name: 'everything', config_fields } })
    await unwrap(save({ host: 'one', password: MASK }))
    await unwrap(save({ host: 'two' }))
    await unwrap(save({ password: SECRET }))
    await unwrap(save({ host: 'three', password: '' }))
    await unwrap(save({ host: 'four' }))
  })

  it('G11 the secret in a person’s own settings is kept from other servers too', async () => {
    const site = await open()
    const { configFields = [], ...rest } = everything
    site.ctx.plugins.add(definePlugin({ ...rest, userConfigFields: configFields }), 'test')
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updatePluginStatus', { body: { plugin_slug_name: 'everything', enabled: true } }))
    const ada = site.api((await site.registerPerson({ name: 'Ada' })).token)
    const save = (config_fields: Record<string, ConfigValue>) =>
      ada.call('updateUserPluginConfig', { body: { plugin_slug_name: 'everything', config_fields } })
    await unwrap(save({ host: 'one', password: SECRET }))
    const { error } = await save({ host: 'two', password: MASK })
    expect(error?.kind === 'fields' && error.fields.map(({ error_field }) => error_field)).toEqual(['password'])
    await unwrap(save({ host: 'two', password: SECRET }))
  })
})
