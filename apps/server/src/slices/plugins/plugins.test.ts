import { unwrap } from '@quandary/api-client'
import type { ConfigValues, Plugin, PluginDefinition } from '@quandary/plugin-kit'
import { definePlugin, PluginRefusal } from '@quandary/plugin-kit'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { createApp } from '../../app.ts'

const definition: PluginDefinition = {
  slugName: 'greeter',
  name: { en_US: 'Greeter', zh_CN: '问候' },
  description: { en_US: 'Greets.', zh_CN: '打招呼。' },
  version: '1.2.0',
  link: 'https://greeter.test',
  configFields: [
    { type: 'input', name: 'word', title: { en_US: 'Word', zh_CN: '词' }, required: true, value: 'Hello' },
    { type: 'input', inputType: 'password', name: 'key', title: 'Key', sentTo: ['home'] },
    { type: 'input', inputType: 'url', name: 'home', title: 'Home' },
    { type: 'select', name: 'tone', title: 'Tone', options: [{ label: 'Warm', value: 'warm' }], value: 'warm' },
    { type: 'timezone', name: 'zone', title: 'Zone' },
    { type: 'switch', name: 'loud', title: 'Loud', label: 'Aloud' },
    { type: 'button', name: 'try', title: 'Try', text: 'Try it', action: { url: '/try', method: 'post' } },
    { type: 'legend', name: 'more', title: 'More' },
  ],
  userConfigFields: [{ type: 'input', name: 'nickname', title: 'Nickname', required: true }],
}

function install(site: TestSite, change: Partial<PluginDefinition> = {}): Plugin {
  const plugin = definePlugin({ ...definition, ...change })
  site.ctx.plugins.add(plugin, 'test')
  return plugin
}

async function adminOf(site: TestSite) {
  return site.api((await site.admin()).token)
}

const configBody = (config_fields: Record<string, unknown>) => ({
  body: { plugin_slug_name: 'greeter', config_fields },
})
const on = { body: { plugin_slug_name: 'greeter', enabled: true } }

describeOnEveryEngine('plugins', (open) => {
  it('G1 plugins are off until an administrator enables them, which takes effect immediately and persists', async () => {
    const site = await open()
    expect(await unwrap(site.api().call('listPluginStates'))).toEqual([])
    install(site)
    const admin = await adminOf(site)
    const states = () => unwrap(site.api().call('listPluginStates'))
    expect(await states()).toEqual([{ slug_name: 'greeter', enabled: false }])
    await unwrap(admin.call('updatePluginStatus', on))
    expect(await states()).toEqual([{ slug_name: 'greeter', enabled: true }])
    await unwrap(admin.call('updatePluginStatus', { body: { plugin_slug_name: 'greeter' } }))
    expect(await states()).toEqual([{ slug_name: 'greeter', enabled: false }])
    const unknown = await admin.call('updatePluginStatus', { body: { plugin_slug_name: 'nobody', enabled: true } })
    expect(unknown.error).toMatchObject({ status: 400, reason: 'base.request_format_error' })
  })

  it('G2 administrators list plugins, filtered by state and by whether they have a form', async () => {
    const site = await open()
    install(site)
    site.ctx.plugins.add(definePlugin({ ...definition, slugName: 'plain', configFields: [] }), 'test')
    const admin = await adminOf(site)
    await unwrap(admin.call('updatePluginStatus', on))
    const names = async (query: { status?: string; have_config?: boolean }) =>
      (await unwrap(admin.call('listPlugins', { query }))).map(({ slug_name }) => slug_name)
    expect(await names({})).toEqual(['greeter', 'plain'])
    expect(await names({ status: 'outdated' })).toEqual(['greeter', 'plain'])
    expect(await names({ status: 'active' })).toEqual(['greeter'])
    expect(await names({ status: 'inactive' })).toEqual(['plain'])
    expect(await names({ have_config: true })).toEqual(['greeter'])
    const [item] = await unwrap(admin.call('listPlugins', {}))
    const { name, description, version, link } = item ?? {}
    expect([name, description, version, link]).toEqual(['Greeter', 'Greets.', '1.2.0', 'https://greeter.test'])
  })

  it('G3 the form shows the stored values, else the defaults of the fields', async () => {
    const site = await open()
    install(site)
    const admin = await adminOf(site)
    const { config_fields: fields } = await unwrap(
      admin.call('getPluginConfig', { query: { plugin_slug_name: 'greeter' } }),
    )
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['word', 'Hello'],
      ['key', ''],
      ['home', ''],
      ['tone', 'warm'],
      ['zone', ''],
      ['loud', false],
      ['try', ''],
      ['more', ''],
    ])
    expect(fields[1]?.ui_options).toEqual({ input_type: 'password' })
    expect(fields[3]?.options).toEqual([{ label: 'Warm', value: 'warm' }])
    expect(fields[6]?.ui_options).toEqual({ text: 'Try it', action: { url: '/try', method: 'post' } })
    const unknown = await unwrap(admin.call('getPluginConfig', { query: { plugin_slug_name: 'nobody' } }))
    expect(unknown).toMatchObject({ name: '', config_fields: [] })
  })

  it('G4 only values that fit their fields are accepted, and absent fields keep theirs', async () => {
    const site = await open()
    install(site)
    const admin = await adminOf(site)
    const wrong = { word: ' ', home: 'javascript:alert(1)', tone: 'cold', zone: 'Mars/Base', loud: 'yes', other: 'x' }
    const { error } = await admin.call('updatePluginConfig', configBody(wrong))
    const fields = error?.kind === 'fields' ? error.fields.map(({ error_field }) => error_field) : []
    expect(fields).toEqual(['word', 'home', 'tone', 'zone', 'loud'])
    await unwrap(
      admin.call('updatePluginConfig', configBody({ word: 'Ahoy', zone: 'Europe/Oslo', loud: true, other: 'x' })),
    )
    await unwrap(admin.call('updatePluginConfig', configBody({ home: 'https://a.test' })))
    const form = await unwrap(admin.call('getPluginConfig', { query: { plugin_slug_name: 'greeter' } }))
    const values = Object.fromEntries(form.config_fields.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({
      word: 'Ahoy',
      zone: 'Europe/Oslo',
      loud: true,
      home: 'https://a.test',
      tone: 'warm',
    })
    const unknown = await admin.call('updatePluginConfig', {
      body: { plugin_slug_name: 'nobody', config_fields: {} },
    })
    expect(unknown.error?.status).toBe(400)
  })

  it('G5 secrets are masked when read, and the mask is never stored', async () => {
    const site = await open()
    const seen: ConfigValues[] = []
    install(site, { receiveConfig: async ({ config }) => void seen.push(config) })
    const admin = await adminOf(site)
    const shown = async () => {
      const form = await unwrap(admin.call('getPluginConfig', { query: { plugin_slug_name: 'greeter' } }))
      return form.config_fields.find(({ name }) => name === 'key')?.value
    }
    await unwrap(admin.call('updatePluginConfig', configBody({ key: 'a secret' })))
    expect(await shown()).toBe('********')
    await unwrap(admin.call('updatePluginConfig', configBody({ key: '********', word: 'Hi' })))
    expect(seen.at(-1)).toMatchObject({ key: 'a secret', word: 'Hi' })
    await unwrap(admin.call('updatePluginConfig', configBody({ key: '' })))
    expect(await shown()).toBe('')
    await unwrap(admin.call('updatePluginConfig', configBody({ key: '***' })))
    expect(await shown()).toBe('')
  })

  it('G6 a plugin may refuse values in its own words; nothing is stored then or when it throws', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const site = await open()
    let failure: unknown = new PluginRefusal({ en_US: 'Not that word.', zh_CN: '不要这个词。' })
    install(site, {
      receiveConfig: async () => {
        throw failure
      },
    })
    const admin = await adminOf(site)
    const refused = await admin.call('updatePluginConfig', configBody({ word: 'Boo' }))
    expect(refused.error).toMatchObject({ kind: 'refused', message: 'Not that word.' })
    failure = new TypeError('the inside of the plugin')
    const broken = await admin.call('updatePluginConfig', configBody({ word: 'Boo' }))
    expect(broken.error).toMatchObject({ status: 400, reason: 'error.plugin.failed' })
    expect(broken.error?.message).not.toContain('inside')
    const form = await unwrap(admin.call('getPluginConfig', { query: { plugin_slug_name: 'greeter' } }))
    expect(form.config_fields[0]?.value).toBe('Hello')
  })

  it('G7 plugins receive their stored settings at startup, and may throw then without harm', async () => {
    expectAlarm(/a hook of a plugin failed/)
    const site = await open()
    const words: unknown[] = []
    install(site, {
      receiveConfig: async ({ config }) => {
        words.push(config['word'])
        if (words.length > 1) throw new Error('not today')
      },
    })
    const admin = await adminOf(site)
    await unwrap(admin.call('updatePluginConfig', configBody({ word: 'Ahoy' })))
    const again = await createApp(site.ctx)
    await again.http.close()
    expect(words).toEqual(['Ahoy', 'Ahoy'])
  })

  it('G8 plugins have settings per person while they are enabled', async () => {
    const site = await open()
    const received: unknown[] = []
    install(site, { receiveUserConfig: async ({ userId, values }) => void received.push([userId, values]) })
    const ada = await site.registerPerson({ name: 'Ada' })
    const eve = await site.registerPerson({ name: 'Eve' })
    const admin = await adminOf(site)
    const read = (token: string) =>
      unwrap(site.api(token).call('getUserPluginConfig', { query: { plugin_slug_name: 'greeter' } }))
    const write = (nickname: string) => site.api(ada.token).call('updateUserPluginConfig', configBody({ nickname }))
    expect(await unwrap(site.api(ada.token).call('listUserPlugins'))).toEqual([])
    expect(await read(ada.token)).toEqual({ name: '', slug_name: 'greeter', config_fields: [] })
    expect((await write('Countess')).error).toMatchObject({ status: 400, reason: 'base.request_format_error' })
    await unwrap(admin.call('updatePluginStatus', on))
    expect(await unwrap(site.api(ada.token).call('listUserPlugins'))).toEqual([
      { name: 'Greeter', slug_name: 'greeter' },
    ])
    expect((await write('')).error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'nickname' }] })
    await unwrap(write('Countess'))
    expect(received).toEqual([[String(ada.id), { nickname: 'Countess' }]])
    expect((await read(ada.token)).config_fields[0]?.value).toBe('Countess')
    expect((await read(eve.token)).config_fields[0]?.value).toBe('')
  })

  it('G9 the settings of deleted people are removed', async () => {
    const site = await open()
    install(site)
    const ada = await site.registerPerson({ name: 'Ada' })
    const admin = await adminOf(site)
    await unwrap(admin.call('updatePluginStatus', on))
    await unwrap(site.api(ada.token).call('updateUserPluginConfig', configBody({ nickname: 'Countess' })))
    await unwrap(admin.call('updateUserStatus', { body: { user_id: String(ada.id), status: 'deleted' } }))
    expect(await site.ctx.db.selectFrom('plugin_user_settings').selectAll().execute()).toEqual([])
  })

  it('G10 plugins are shown in the viewer’s language', async () => {
    const site = await open()
    install(site)
    const { token } = await site.admin()
    const { body } = await site.server.http.inject({
      url: '/answer/admin/api/plugins',
      headers: { authorization: token, 'accept-language': 'zh-CN' },
    })
    expect(JSON.parse(body)).toMatchObject({ data: [{ name: '问候', description: '打招呼。' }] })
  })

  it('G12 switching a plugin and changing its settings is logged, without its secrets', async () => {
    const site = await open()
    install(site)
    const admin = await adminOf(site)
    const change = { word: 'Ahoy', key: 'hush' }
    await unwrap(admin.call('updatePluginStatus', on))
    await unwrap(admin.call('updatePluginStatus', on))
    await unwrap(admin.call('updatePluginConfig', configBody(change)))
    const { list } = await unwrap(admin.call('listAuditLog', { query: { kind: 'plugin' } }))
    expect(list.map(({ action, object_id, changes }) => ({ action, object_id, changes }))).toEqual([
      {
        action: 'plugin.update',
        object_id: 'greeter',
        changes: expect.arrayContaining([{ field: 'key', before: '', after: '********' }]),
      },
      {
        action: 'plugin.status',
        object_id: 'greeter',
        changes: [{ field: 'enabled', before: 'false', after: 'true' }],
      },
    ])
    expect(JSON.stringify(list)).not.toContain('hush')
  })
})
