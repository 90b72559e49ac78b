import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages as own } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as forms } from '@quandary/i18n/catalogues/en_US/forms'
import { messages as kit } from '@quandary/i18n/catalogues/en_US/ui'
import { checkFields, englishFormStrings, type FormValues } from '@quandary/ui'
import { describe, expect, it } from 'vitest'
import { generalSettings } from './groups/general.ts'
import { privacySettings, termsSettings } from './groups/legal.ts'
import { loginSettings } from './groups/login.ts'
import { privilegeSettings } from './groups/privileges.tsx'
import { smtpSettings } from './groups/smtp.ts'
import { themeSettings } from './groups/theme.ts'
import { writeSettings } from './groups/write.ts'
import { isChanged, valuesOf, type SettingsGroup } from './settings-group.ts'

const { t } = createI18n({ language: 'en_US', messages: { ...own, ...forms, ...kit } })

/** Returns the request that a group sends when these edits are saved. */
async function sent<Saved extends object>(group: SettingsGroup<Saved>, saved: Saved, edits: FormValues) {
  const bodies: unknown[] = []
  const api = createQuandaryClient({
    baseUrl: 'http://qa.test',
    tokens: memoryTokenStore(),
    language: 'en_US',
    fetch: async (request) => {
      bodies.push(await request.json())
      return Response.json({ code: 200, reason: 'base.success', msg: '', data: null })
    },
  })
  await group.save(api, { ...(group.values?.(saved) ?? valuesOf(saved)), ...edits }, saved)
  return bodies[0]
}

async function wrong<Saved extends object>(group: SettingsGroup<Saved>, saved: Saved, edits: FormValues) {
  const values = { ...(group.values?.(saved) ?? valuesOf(saved)), ...edits }
  const errors = await checkFields(group.fields(t, saved), values, { strings: englishFormStrings, language: 'en_US' })
  return Object.keys(errors)
}

describe('the general settings', () => {
  const saved = {
    name: 'Quandary',
    short_description: 'Questions and answers.',
    description: 'Questions about everything, and answers.',
    site_url: 'https://qa.example.com',
    contact_email: 'hello@example.com',
  }

  it('accept valid values', async () => expect(await wrong(generalSettings, saved, {})).toEqual([]))
  it('need both descriptions', async () => {
    const wanted = ['short_description', 'description']
    expect(await wrong(generalSettings, saved, { short_description: '', description: ' ' })).toEqual(wanted)
  })
  it.each<FormValues>([
    { name: ' ' },
    { name: 'Q' },
    { name: '🙂' },
    { name: 'Q'.repeat(129) },
    { short_description: 'abc' },
    { short_description: 'a'.repeat(256) },
    { description: 'a'.repeat(2001) },
    { site_url: '' },
    { site_url: 'qa.example.com' },
    { site_url: 'javascript:alert(1)' },
    { site_url: `https://${'a'.repeat(512)}` },
    { contact_email: 'hello' },
  ])('refuse %j', async (edits) => {
    expect(await wrong(generalSettings, saved, edits)).toEqual(Object.keys(edits))
  })
  it('are sent trimmed', async () => {
    expect(await sent(generalSettings, saved, { name: ' Quandary ' })).toEqual(saved)
  })
})

describe('the SMTP settings', () => {
  const saved = {
    from_email: 'qa@example.com',
    from_name: 'Quandary',
    smtp_host: 'mail.example.com',
    smtp_port: 465,
    encryption: 'SSL' as const,
    smtp_username: 'qa',
    smtp_password: '******',
    smtp_authentication: true,
  }

  it('never send the password mask back', async () => {
    const { smtp_password: _, ...others } = saved
    expect(await sent(smtpSettings, saved, {})).toEqual(others)
  })
  it('send a new password unchanged', async () => {
    expect(await sent(smtpSettings, saved, { smtp_password: ' marmalade ' })).toMatchObject({
      smtp_password: ' marmalade ',
    })
  })
  it('require a password only if none is stored', async () => {
    expect(await wrong(smtpSettings, saved, {})).toEqual([])
    expect(await wrong(smtpSettings, { ...saved, smtp_password: '' }, {})).toEqual(['smtp_password'])
    expect(await wrong(smtpSettings, { ...saved, smtp_password: '' }, { smtp_authentication: false })).toEqual([])
  })
  it('show no port if none is set', async () => {
    expect(await wrong(smtpSettings, { ...saved, smtp_port: 0 }, {})).toEqual(['smtp_port'])
  })
  it.each(['0', '65536', 'x'])('refuse the port %s', async (port) => {
    expect(await wrong(smtpSettings, saved, { smtp_port: port })).toEqual(['smtp_port'])
  })
})

it('a legal text is sent with the other one as it is', async () => {
  const saved = {
    terms_of_service_original_text: 'Be kind.',
    terms_of_service_parsed_text: '<p>Be kind.</p>',
    privacy_policy_original_text: 'We keep little.',
    privacy_policy_parsed_text: '<p>We keep little.</p>',
  }
  expect(await sent(privacySettings, saved, { privacy_policy_original_text: ' We keep nothing. ' })).toEqual({
    terms_of_service_original_text: 'Be kind.',
    privacy_policy_original_text: 'We keep nothing.',
  })
  expect(await sent(termsSettings, saved, { terms_of_service_original_text: '' })).toEqual({
    terms_of_service_original_text: '',
    privacy_policy_original_text: 'We keep little.',
  })
})

it('tags are sent as slugs, and numbers as numbers', async () => {
  const saved = {
    restrict_answer: true,
    required_tag: false,
    min_tags: 1,
    max_tags: 5,
    recommend_tags: ['gardening'],
    reserved_tags: [],
    first_posts_wait: false,
    max_links: 0,
  }
  expect(await sent(writeSettings, saved, { max_links: '7', reserved_tags: [{ value: 'news' }] })).toEqual({
    ...saved,
    max_links: 7,
    reserved_tags: ['news'],
  })
})

it('domains are written one per line', async () => {
  const saved = {
    allow_new_registrations: true,
    allow_email_registrations: true,
    allow_password_login: true,
    login_required: false,
    allow_email_domains: ['example.com'],
  }
  const edits = { allow_email_domains: ' example.com\n\nexample.org ' }
  expect(await sent(loginSettings, saved, edits)).toEqual({
    ...saved,
    allow_email_domains: ['example.com', 'example.org'],
  })
})

it('a theme preserves the settings of the others', async () => {
  const saved = {
    theme: 'default',
    theme_options: [{ label: 'Default', value: 'default' }],
    theme_config: { default: { navbar_style: 'light', primary_color: '#0033ff' }, other: { primary_color: '#aa0000' } },
    color_scheme: '',
  }
  expect(await sent(themeSettings, saved, { primary_color: '#008800' })).toEqual({
    theme: 'default',
    color_scheme: 'system',
    theme_config: {
      default: { navbar_style: 'light', primary_color: '#008800', layout: 'fixed' },
      other: { primary_color: '#aa0000' },
    },
  })
})

describe('the privileges', () => {
  const privileges = (value: number) => [{ key: 'rank.question.add', label: 'Ask', value }]
  const saved = {
    selected_level: 2 as const,
    options: [
      { level: 2 as const, level_desc: 'Level 2', privileges: privileges(1) },
      { level: 99 as const, level_desc: 'Own', privileges: privileges(10) },
    ],
  }

  it('send custom values only with the custom level', async () => {
    expect(await sent(privilegeSettings, saved, {})).toEqual({ level: 2 })
    expect(await sent(privilegeSettings, saved, { level: '99', 'rank.question.add': '42' })).toEqual({
      level: 99,
      custom_privileges: [{ key: 'rank.question.add', value: 42 }],
    })
  })
  it('start the custom level with the values in force, unless it has values of its own', () => {
    const values = (custom: number) =>
      privilegeSettings.values?.({
        selected_level: 2,
        options: [
          { level: 1, level_desc: 'Level 1', privileges: privileges(1) },
          { level: 2, level_desc: 'Level 2', privileges: privileges(50) },
          { level: 99, level_desc: 'Own', privileges: privileges(custom) },
        ],
      })
    expect(values(1)).toMatchObject({ 'rank.question.add': '50' })
    expect(values(7)).toMatchObject({ 'rank.question.add': '7' })
  })
  it('validate custom values only on the custom level', async () => {
    expect(await wrong(privilegeSettings, saved, { 'rank.question.add': '0' })).toEqual([])
    expect(await wrong(privilegeSettings, saved, { level: '99', 'rank.question.add': '0' })).toEqual([
      'rank.question.add',
    ])
  })
})

describe('unsaved changes', () => {
  const saved = { name: 'Quandary', open: true, tags: [{ value: 'gardening' }] }
  it.each<[FormValues, boolean]>([
    [{}, false],
    [{ name: 'Quandary ' }, false],
    [{ name: '' }, true],
    [{ open: false }, true],
    [{ tags: [{ value: 'gardening', label: 'Gardening' }] }, false],
    [{ tags: [] }, true],
    [{ note: '' }, false],
    [{ note: 'x' }, true],
  ])('%j: %s', (edits, expected) => expect(isChanged({ ...saved, ...edits }, saved)).toBe(expected))
})
