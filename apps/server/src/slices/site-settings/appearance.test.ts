import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { readSettings, writeSettings } from './index.ts'

async function openAsAdmin(open: () => Promise<TestSite>) {
  const site = await open()
  const { token } = await site.admin()
  return { site, token, admin: site.api(token), info: () => unwrap(site.api().call('getSiteInfo')) }
}

function fieldsOf(error: { kind: string } | undefined): string[] {
  return error && 'fields' in error ? (error.fields as { error_field: string }[]).map((field) => field.error_field) : []
}

describeOnEveryEngine('appearance of the site', (open) => {
  it('S1 language and time zone apply immediately to guests and their errors', async () => {
    const { site, admin, info } = await openAsAdmin(open)
    expect(await unwrap(admin.call('getInterfaceSettings'))).toEqual({ language: 'en_US', time_zone: 'UTC' })
    const body = { language: 'zh_CN', time_zone: 'Asia/Shanghai' }
    expect(await unwrap(admin.call('updateInterfaceSettings', { body }))).toBeNull()
    expect((await info()).interface).toEqual(body)
    expect((await unwrap(admin.call('getDashboard'))).info.time_zone).toBe('Asia/Shanghai')
    const nowhere = await site.server.http.inject({ url: '/answer/api/v1/nowhere' })
    expect(nowhere.json<{ msg: string }>().msg).toMatch(/\p{Script=Han}/u)
  })

  it('S2 unknown languages and time zones are refused', async () => {
    const { admin, info } = await openAsAdmin(open)
    const save = (body: OperationBody<'updateInterfaceSettings'>) => admin.call('updateInterfaceSettings', { body })
    expect((await save({ language: 'xx_XX', time_zone: 'UTC' })).error).toMatchObject({
      status: 400,
      reason: 'error.lang.not_found',
      fields: [{ error_field: 'language' }],
    })
    for (const time_zone of ['Mars/Olympus', '+01:00', 'x y']) {
      expect(fieldsOf((await save({ language: 'en_US', time_zone })).error), time_zone).toEqual(['time_zone'])
    }
    expect((await info()).interface.language).toBe('en_US')
  })

  it('S3 administrators are offered the languages without the option to follow the site', async () => {
    const { admin } = await openAsAdmin(open)
    const codes = (await unwrap(admin.call('listAdminLanguages'))).map(({ value }) => value)
    expect(codes).toEqual(['en_US', 'zh_CN'])
  })

  it('S4 all four pictures are saved at once, as addresses only', async () => {
    const { admin, info } = await openAsAdmin(open)
    const logo = 'https://qa.test/uploads/branding/logo.png'
    await unwrap(admin.call('updateBrandingSettings', { body: { logo, favicon: '/uploads/branding/f.ico' } }))
    const saved = { logo, mobile_logo: '', square_icon: '', favicon: '/uploads/branding/f.ico' }
    expect(await unwrap(admin.call('getBrandingSettings'))).toEqual(saved)
    expect((await info()).branding).toEqual(saved)
    const body = { logo: 'javascript:alert(1)', mobile_logo: '//elsewhere.test/x.png' }
    const refused = await admin.call('updateBrandingSettings', { body })
    expect(fieldsOf(refused.error)).toEqual(['logo', 'mobile_logo'])
    await unwrap(admin.call('updateBrandingSettings', { body: {} }))
    expect((await info()).branding.logo).toBe('')
  })

  it('S5 the permalink setting applies immediately to written ids, an unknown form becomes 1, and ids of both forms are read', async () => {
    const { admin, info } = await openAsAdmin(open)
    const tags = [{ slug_name: 'hops' }]
    const body = { title: 'How long do hops keep?', content: 'In a freezer, say.', tags }
    const { id: long } = await unwrap(admin.call('createQuestion', { body }))
    const robots = 'User-agent: *\r\nDisallow: /admin'
    await unwrap(admin.call('updateSeoSettings', { body: { permalink: 3, robots } }))
    expect((await info()).site_seo).toEqual({ permalink: 3, robots: 'User-agent: *\nDisallow: /admin' })
    const short = (await unwrap(admin.call('getQuestion', { query: { id: long } }))).id
    expect(short).not.toBe(long)
    expect((await unwrap(admin.call('getQuestion', { query: { id: short } }))).id).toBe(short)
    await unwrap(admin.call('updateSeoSettings', { body: { permalink: 2, robots } }))
    expect((await unwrap(admin.call('getQuestion', { query: { id: short } }))).id).toBe(long)
    for (const permalink of [0, 5, -1, 99]) {
      await unwrap(admin.call('updateSeoSettings', { body: { permalink, robots } }))
      expect((await info()).site_seo.permalink).toBe(1)
    }
    expect(fieldsOf((await admin.call('updateSeoSettings', { body: { permalink: 1, robots: ' ' } })).error)).toEqual([
      'robots',
    ])
  })

  it('S6 custom HTML and CSS are stored unchanged', async () => {
    const { admin, info } = await openAsAdmin(open)
    const body = { custom_head: '<meta name="x" content="y">', custom_css: 'a { color: teal; }' }
    await unwrap(admin.call('updateCustomHtmlSettings', { body }))
    const saved = { ...body, custom_header: '', custom_footer: '', custom_sidebar: '' }
    expect(await unwrap(admin.call('getCustomHtmlSettings'))).toEqual(saved)
    expect((await info()).custom_css_html).toEqual(saved)
    const long = await admin.call('updateCustomHtmlSettings', { body: { custom_css: 'x'.repeat(65_537) } })
    expect(fieldsOf(long.error)).toEqual(['custom_css'])
  })

  it('S7 theme colours and schemes apply immediately, and values pages cannot use are refused', async () => {
    const { admin, info } = await openAsAdmin(open)
    expect(await unwrap(admin.call('listThemeOptions'))).toEqual([{ label: 'Default', value: 'default' }])
    const chosen = { default: { navbar_style: 'colored', primary_color: '#aa3300' } }
    const save = (body: OperationBody<'updateThemeSettings'>) => admin.call('updateThemeSettings', { body })
    await unwrap(save({ theme: 'default', theme_config: chosen, color_scheme: 'dark' }))
    const saved = { theme: 'default', theme_config: chosen, color_scheme: 'dark' }
    expect(await unwrap(admin.call('getThemeSettings'))).toMatchObject(saved)
    expect((await info()).theme).toMatchObject(saved)
    await unwrap(save({ theme: 'default' }))
    expect((await info()).theme).toMatchObject({ theme_config: chosen, color_scheme: '' })
    const wide = { default: { ...chosen.default, layout: 'full' } }
    await unwrap(save({ theme: 'default', theme_config: wide }))
    expect((await info()).theme.theme_config).toEqual(wide)
    const wrong = { default: { navbar_style: 'striped', primary_color: 'red; }', layout: 'half' } }
    const refused = await save({ theme: 'other', theme_config: wrong, color_scheme: 'sepia' })
    expect(fieldsOf(refused.error)).toEqual(['theme', 'color_scheme', 'navbar_style', 'primary_color', 'layout'])
    expect(fieldsOf((await save({ theme: 'default', theme_config: { default: 1 } })).error)).toEqual(['theme_config'])
  })

  it('S8 legal texts are rendered on the server, ignoring submitted HTML, and are public', async () => {
    const { site, admin } = await openAsAdmin(open)
    const body = {
      terms_of_service_original_text: 'Be **kind**.<script>alert(1)</script>',
      terms_of_service_parsed_text: '<img src=x onerror=alert(1)>',
      privacy_policy_parsed_text: '<script>alert(1)</script>',
    }
    await unwrap(admin.call('updateLegalSettings', { body }))
    const all = await unwrap(admin.call('getLegalSettings'))
    expect(all.terms_of_service_original_text).toBe(body.terms_of_service_original_text)
    expect(all.terms_of_service_parsed_text).toContain('<strong>kind</strong>')
    expect(all.terms_of_service_parsed_text).not.toMatch(/script>|onerror/)
    expect(all).toMatchObject({ privacy_policy_original_text: '', privacy_policy_parsed_text: '' })
    const terms = await unwrap(site.api().call('getLegalTexts', { query: { info_type: 'tos' } }))
    expect(Object.keys(terms).toSorted()).toEqual(['terms_of_service_original_text', 'terms_of_service_parsed_text'])
    expect(await unwrap(site.api().call('getLegalTexts', { query: { info_type: 'privacy' } }))).toEqual({})
    const { site_legal } = await unwrap(site.api().call('getSiteInfo'))
    expect(site_legal).toEqual({ terms_of_service: true, privacy_policy: false })
  })

  it('S9 of what is written to a group only its own settings are stored', async () => {
    const { site } = await openAsAdmin(open)
    const login = await readSettings(site.ctx, 'login')
    const further = { ...login, login_required: true, of_no_group: 'x' }
    await writeSettings(site.ctx, 'login', further)
    const stored = await site.ctx.db.selectFrom('site_settings').select('value').where('name', '=', 'login').execute()
    expect(stored.map(({ value }) => JSON.parse(value))).toEqual([{ ...login, login_required: true }])
  })

  it('S10 the preview of a text of the site is exactly what is shown after saving, for administrators alone', async () => {
    const { site, admin } = await openAsAdmin(open)
    const preview = (content: string) => admin.call('renderSiteText', { body: { content } })
    // The text is longer than the preview of a post may be.
    const text = `Be **kind** to @admin, as in #10010000000000001.\n\n${'All of it. '.repeat(6000)}`
    await unwrap(admin.call('updateLegalSettings', { body: { terms_of_service_original_text: text } }))
    const { terms_of_service_parsed_text: shown } = await unwrap(admin.call('getLegalSettings'))
    expect(await unwrap(preview(text))).toBe(shown)
    expect(shown).toContain('<strong>kind</strong> to @admin, as in #10010000000000001.')
    await unwrap(admin.call('updateHelpSettings', { body: { before_text: 'Ask @admin', after_text: '' } }))
    expect((await unwrap(site.api().call('getHelp'))).before_html).toBe(await unwrap(preview('Ask @admin')))
    expect(await unwrap(admin.call('renderSiteText', { body: {} }))).toBe('')
    const member = await site.registerPerson({ name: 'Ada' })
    const refused = await site.api(member.token).call('renderSiteText', { body: { content: 'x' } })
    expect(refused.error).toMatchObject({ status: 403 })
  })
})
