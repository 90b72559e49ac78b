import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { newestMail } from '../../../test/mail/outbox.ts'
import { pseudoCatalogue, writeCatalogue } from '../../../test/pseudo-language.ts'

const builtIn = [
  { label: 'English', value: 'en_US', progress: 100 },
  { label: '简体中文', value: 'zh_CN', progress: 100 },
]

const arabic = pseudoCatalogue('ar')

/** Puts a file into the folder of languages, and rescans the folder as the server does periodically. */
async function store(site: TestSite, file: string, content: unknown): Promise<void> {
  await writeCatalogue(site.dataDir, file, content)
  site.ctx.languages.refresh()
}

async function call(site: TestSite, language: string, url: string, given: { token?: string; body?: object } = {}) {
  const answer = await site.server.http.inject({
    method: given.body ? 'POST' : 'GET',
    url,
    headers: { 'accept-language': language, ...(given.token !== undefined && { authorization: given.token }) },
    ...(given.body && { payload: given.body }),
  })
  return answer.json()
}

describeOnEveryEngine('languages', (open) => {
  it('LA1 built-in languages are complete, and the option to follow the site comes first', async () => {
    const site = await open()
    const { data } = await site.api().call('listLanguageOptions')
    expect(data).toEqual([{ label: 'Default', value: 'Default', progress: 0 }, ...builtIn])
  })

  it('LA2 the texts of a language are a tree under one key', async () => {
    const site = await open()
    const { data } = await site.api().call('getLanguageConfig')
    expect(data).toMatchObject({ ui: { header: expect.any(Object) } })
  })

  it('LA3 a file of texts adds a language while the server runs, and its removal takes it away', async () => {
    const site = await open()
    const { token } = await site.admin()
    const admin = site.api(token)
    const interfaceBody = { language: 'ar', time_zone: 'UTC' }
    expect((await admin.call('updateInterfaceSettings', { body: interfaceBody })).error).toMatchObject({ status: 400 })
    await store(site, 'ar.json', arabic)
    const offered = [...builtIn, { label: 'العربية', value: 'ar', progress: 100 }]
    expect(await unwrap(admin.call('listAdminLanguages'))).toEqual(offered)
    expect(await unwrap(site.api().call('listLanguageOptions'))).toEqual([expect.anything(), ...offered])
    await unwrap(admin.call('updateInterfaceSettings', { body: interfaceBody }))
    await unwrap(admin.call('updateInterfacePreferences', { body: { language: 'ar', color_scheme: 'dark' } }))
    const unknownPage = arabic.messages['server']?.['base.not_found']
    expect(await call(site, 'ar-EG, en;q=0.5', '/answer/api/v1/none')).toMatchObject({ msg: unknownPage })
    expect(await call(site, 'fr', '/answer/api/v1/none'), 'the language of the site').toMatchObject({
      msg: unknownPage,
    })
    const { data } = await call(site, 'ar', '/answer/api/v1/language/config')
    expect(data.ui.header).toMatchObject({ ask: arabic.messages['site']?.['header.ask'] })
    await rm(join(site.dataDir, 'languages', 'ar.json'))
    site.ctx.languages.refresh()
    expect(await unwrap(admin.call('listAdminLanguages'))).toEqual(builtIn)
    expect(await call(site, 'ar', '/answer/api/v1/none')).toMatchObject({ msg: expect.stringMatching(/^[ -~]+$/) })
  })

  it('LA4 texts that a file leaves out are English, with the plural forms of English', async () => {
    const site = await open()
    const { site: texts, server } = arabic.messages
    await store(site, 'ar.json', {
      ...arabic,
      messages: { server: { 'base.success': server?.['base.success'] }, site: { 'header.ask': texts?.['header.ask'] } },
    })
    const { value, progress } = (await unwrap(site.api().call('listLanguageOptions'))).at(-1) ?? {}
    expect([value, progress]).toEqual(['ar', 0])
    expect(await call(site, 'ar', '/answer/api/v1/siteinfo')).toMatchObject({ msg: server?.['base.success'] })
    expect(await call(site, 'ar', '/answer/api/v1/none')).toMatchObject({ msg: expect.stringMatching(/^[ -~]+$/) })
    const { ui } = (await call(site, 'ar', '/answer/api/v1/language/config')).data
    expect(ui.header.ask).toBe(texts?.['header.ask'])
    expect(ui.answers).toMatchObject({
      count_one: '{{count}} answer',
      count_two: '{{count}} answers',
      count_few: '{{count}} answers',
      count_zero: '{{count}} answers',
    })
  })

  it('LA5 texts that cannot be used are named with their keys, and English stands in for each', async () => {
    const site = await open()
    const { token } = await site.admin()
    await store(site, 'ar.json', {
      ...arabic,
      messages: {
        garden: {},
        site: {
          'header.ask': '<img src=x onerror=alert(1)>',
          'header.search': 7,
          'header.nothing': 'x',
          'answers.count_other': '{{count}}',
          'answers.count_three': '{{count}}',
          'question.asked_by': '{{nobody}}',
        },
        server: { 'validation.required': '$t(base.success)' },
      },
    })
    await store(site, 'de_DE.json', '{ "tag": ')
    await store(site, 'en_US.json', { ...arabic, tag: 'en_US' })
    await store(site, 'fr_FR.json', { ...arabic, tag: 'fr_FR', name: '<b>Français</b>' })
    const files = await unwrap(site.api(token).call('listLanguageFiles'))
    expect(files.map(({ file, language }) => [file, language])).toEqual([
      ['ar.json', 'ar'],
      ['de_DE.json', undefined],
      ['en_US.json', undefined],
      ['fr_FR.json', undefined],
    ])
    const found = files.map(({ problems }) => problems.map(({ key, problem }) => `${key} ${problem}`))
    expect(found[0]).toEqual(
      expect.arrayContaining([
        'garden unknown_area',
        'site.header.ask markup',
        'site.header.search no_text',
        'site.header.nothing unknown_key',
        'site.answers.count_few missing_form',
        'server.validation.required unknown_placeholder',
      ]),
    )
    expect(found.slice(1)).toEqual([[' unreadable_file'], [' unreadable_file'], [' unreadable_file']])
    const { ui } = (await call(site, 'ar', '/answer/api/v1/language/config')).data
    expect(ui.header.ask).toBe('Ask question')
    const guest = await site.api().call('listLanguageFiles')
    expect(guest.error).toMatchObject({ status: 401 })
  })

  it('LA6 mails are written in the language of the page that asked for them, from a file as well', async () => {
    const site = await open()
    await store(site, 'ar.json', arabic)
    const { username } = await site.registerPerson({ name: 'Ada' })
    const body = { e_mail: `${username}@qa.test` }
    await call(site, 'ar', '/answer/api/v1/user/password/reset', { body })
    const mail = await newestMail(site)
    expect(mail.subject).toContain(arabic.messages['server']?.['mail.password_reset.subject']?.split('{{')[0])
    expect(mail.html).toContain('lang="ar" dir="rtl"')
  })
})
