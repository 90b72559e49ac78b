import { unwrap, type QuandaryClient } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { smtpSink } from '../../server/test/mail/smtp-sink.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { expectTypingToStay } from '../../site/e2e/support/typing-stays.ts'
import { wordsIn } from '../../site/e2e/support/words.ts'
import { saveSettings } from './support/saving.ts'
import { restoreWindow, site, storyLanguage, t } from './support/words.ts'

interface Screen {
  path: string
  title: Parameters<typeof t>[0]
  /** Edits a setting. */
  edit: (page: Page) => Promise<void>
  /** Reads the setting from the API. */
  read: (api: QuandaryClient) => Promise<object>
  saved: Record<string, unknown>
}

const write = (label: string, text: string) => (page: Page) =>
  page.getByRole('main').getByLabel(label, { exact: false }).fill(text)
const turn = (label: string) => (page: Page) => page.getByRole('main').getByRole('checkbox', { name: label }).click()
const choose = (label: string) => (page: Page) => page.getByRole('main').getByRole('radio', { name: label }).click()

const addTag = (label: string, tag: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('combobox', { name: label }).fill(tag)
  await page.getByRole('option', { name: tag }).first().waitFor()
  await page.keyboard.press('Enter')
}

/** Custom CSS and HTML to type into each field. */
const ADDITIONS = {
  custom_css: ':root { --qd-radius-2: 2px; }',
  custom_head: '<meta name="maker" content="workshop">',
  custom_header: '<p>Open from nine to five</p>',
  custom_footer: '<p>Made with care</p>',
  custom_sidebar: '<p>Fresh bread on Fridays</p>',
} as const

const screens: readonly Screen[] = [
  {
    path: '/admin/general',
    title: 'nav.general',
    edit: async (page) => {
      await write(t('general.short_description'), 'Questions from the bench')(page)
      await page.getByLabel(t('general.description'), { exact: true }).fill('Tools, wood and metal.')
      await write(t('general.contact_email'), 'staff@example.com')(page)
    },
    read: (api) => unwrap(api.call('getGeneralSettings')),
    saved: { short_description: 'Questions from the bench', contact_email: 'staff@example.com' },
  },
  {
    path: '/admin/interface',
    title: 'nav.interface',
    edit: async (page) => {
      await page.getByLabel(t('interface.language')).selectOption('zh_CN')
      await page.getByRole('combobox', { name: t('interface.time_zone') }).fill('kathmandu')
      await page.keyboard.press('Enter')
    },
    read: (api) => unwrap(api.call('getInterfaceSettings')),
    saved: { language: 'zh_CN', time_zone: 'Asia/Kathmandu' },
  },
  {
    path: '/admin/tos',
    title: 'nav.tos',
    edit: (page) => write(t('nav.tos'), 'Be **kind**.')(page),
    read: (api) => unwrap(api.call('getLegalSettings')),
    saved: {
      terms_of_service_original_text: 'Be **kind**.',
      terms_of_service_parsed_text: expect.stringContaining('<strong>kind</strong>'),
    },
  },
  {
    path: '/admin/privacy',
    title: 'nav.privacy',
    edit: (page) => write(t('nav.privacy'), 'We keep *little*.')(page),
    read: (api) => unwrap(api.call('getLegalSettings')),
    saved: {
      privacy_policy_original_text: 'We keep *little*.',
      privacy_policy_parsed_text: expect.stringContaining('<em>little</em>'),
    },
  },
  {
    path: '/admin/guide',
    title: 'nav.guide',
    edit: async (page) => {
      await write(t('guide.before_text'), 'For **bakers** only.')(page)
      await write(t('guide.after_text'), 'Ask the miller.')(page)
    },
    read: (api) => unwrap(api.call('getHelpSettings')),
    saved: { before_text: 'For **bakers** only.', after_text: 'Ask the miller.' },
  },
  {
    path: '/admin/write',
    title: 'nav.write',
    edit: async (page) => {
      await turn(t('write.restrict_answer'))(page)
      await turn(t('write.required_tag'))(page)
      await addTag(t('write.recommend_tags'), 'cooking')(page)
      await addTag(t('write.reserved_tags'), 'baking')(page)
      await write(t('write.min_tags'), '2')(page)
      await turn(t('write.first_posts_wait'))(page)
      await write(t('write.max_links'), '7')(page)
      await write(t('write.max_tags'), '8')(page)
    },
    read: (api) => unwrap(api.call('getWriteSettings')),
    saved: {
      restrict_answer: false,
      required_tag: true,
      recommend_tags: ['cooking'],
      reserved_tags: ['baking'],
      min_tags: 2,
      first_posts_wait: true,
      max_links: 7,
      max_tags: 8,
    },
  },
  {
    path: '/admin/seo',
    title: 'nav.seo',
    edit: async (page) => {
      await choose(t('seo.permalink_3'))(page)
      await write(t('seo.robots'), 'User-agent: *\nDisallow: /cellar')(page)
    },
    read: (api) => unwrap(api.call('getSeoSettings')),
    saved: { permalink: 3, robots: expect.stringContaining('Disallow: /cellar') },
  },
  {
    path: '/admin/login',
    title: 'nav.login',
    edit: async (page) => {
      await turn(t('login.allow_email_registrations'))(page)
      await write(t('login.allow_email_domains'), 'example.com\nexample.org')(page)
    },
    read: (api) => unwrap(api.call('getLoginSettings')),
    saved: {
      allow_new_registrations: true,
      allow_email_registrations: false,
      allow_email_domains: ['example.com', 'example.org'],
    },
  },
  {
    path: '/admin/settings-users',
    title: 'nav.settings_users',
    edit: async (page) => {
      await write(t('user_settings.gravatar_base_url'), 'https://pictures.example.com/avatar/')(page)
      for (const name of ['display_name', 'username', 'avatar', 'website', 'location'] as const) {
        await turn(t(`user_settings.allow_update_${name}`))(page)
      }
    },
    read: (api) => unwrap(api.call('getUserSettings')),
    saved: {
      gravatar_base_url: 'https://pictures.example.com/avatar/',
      allow_update_display_name: false,
      allow_update_username: false,
      allow_update_avatar: false,
      allow_update_website: false,
      allow_update_location: false,
      allow_update_bio: true,
    },
  },
  {
    path: '/admin/privileges',
    title: 'nav.privileges',
    edit: async (page) => {
      await page.getByRole('radio').last().click()
      await page.getByRole('spinbutton').first().fill('42')
    },
    read: async (api) => {
      const { selected_level, options } = await unwrap(api.call('getPrivilegeSettings'))
      return { selected_level, first: options.at(-1)?.privileges[0]?.value }
    },
    saved: { selected_level: 99, first: 42 },
  },
  {
    path: '/admin/css-html',
    title: 'nav.css_html',
    edit: async (page) => {
      for (const [name, text] of Object.entries(ADDITIONS)) {
        await page.locator(`textarea[name="${name}"]`).fill(text)
      }
    },
    read: (api) => unwrap(api.call('getCustomHtmlSettings')),
    saved: ADDITIONS,
  },
  {
    path: '/admin/themes',
    title: 'nav.themes',
    edit: async (page) => {
      await choose(t('account.theme_dark'))(page)
      await page
        .getByRole('group', { name: t('theme.navbar_style'), exact: true })
        .getByRole('radio', { name: t('theme.navbar_light') })
        .click()
      await choose(t('theme.layout_full'))(page)
    },
    read: (api) => unwrap(api.call('getThemeSettings')),
    saved: {
      color_scheme: 'dark',
      theme_config: { default: { primary_color: expect.any(String), navbar_style: 'light', layout: 'full' } },
    },
  },
]

for (const { path, title, edit, read, saved } of screens) {
  test(`the API returns what was saved: ${path}`, async ({ open, admin }) => {
    const page = await open({ as: admin })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
    await edit(page)
    await save(page)
    await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
    expect(await read(admin.api)).toMatchObject(saved)
  })
}

test('the picture of people without one is chosen beside the language too', async ({ open, admin }) => {
  const before = await unwrap(admin.api.call('getUserSettings'))
  const page = await open({ as: admin })
  // The tests must not depend on the network, so the avatar service is replaced.
  await page.route('https://www.gravatar.com/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }))
  await page.goto('/admin/interface')
  await choose('Gravatar')(page)
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  expect(await unwrap(admin.api.call('getUserSettings'))).toEqual({ ...before, default_avatar: 'gravatar' })
  await unwrap(admin.api.call('updateUserSettings', { body: before }))
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

test('mail is set up and tested, and an unchanged password stays stored', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/smtp')
  await write(t('smtp.from_email'), 'qa@example.com')(page)
  await write(t('smtp.from_name'), 'Workshop')(page)
  await write(t('smtp.smtp_host'), 'mail.example.com')(page)
  await choose('SSL')(page)
  await write(t('smtp.smtp_port'), '465')(page)
  await page.getByRole('checkbox', { name: t('smtp.smtp_authentication') }).check()
  await write(t('smtp.smtp_username'), 'qa')(page)
  const password = page.getByRole('textbox', { name: t('smtp.smtp_password') })
  await save(page)
  await expect(password).toHaveAccessibleDescription(t('form_kit.needed_title', { title: t('smtp.smtp_password') }))
  await password.fill('orange-marmalade')
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  const stored = { smtp_host: 'mail.example.com', smtp_port: 465, encryption: 'SSL', smtp_password: '******' }
  expect(await unwrap(admin.api.call('getSmtpSettings'))).toMatchObject(stored)
  await expect(password).toHaveValue('')

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await write(t('smtp.from_name'), 'Workshop Answers')(page)
  await save(page)
  expect((await sent).postDataJSON()).not.toHaveProperty('smtp_password')
  await expect.poll(async () => (await unwrap(admin.api.call('getSmtpSettings'))).from_name).toBe('Workshop Answers')
  expect(await unwrap(admin.api.call('getSmtpSettings'))).toMatchObject(stored)
})

test('a test mail is sent with what is entered, and says what went wrong', async ({ open, admin, watch }) => {
  const before = await unwrap(admin.api.call('getSmtpSettings'))
  const page = await open({ as: admin })
  await page.goto('/admin/smtp')
  const test = page.getByRole('region', { name: t('smtp.test') })
  const send = () => test.getByRole('button', { name: t('smtp.test_send') }).press('Enter')
  await write(t('smtp.smtp_host'), '')(page)
  // With a changed host, the server requires the password again, so authentication is switched off.
  await page.getByRole('checkbox', { name: t('smtp.smtp_authentication') }).uncheck()
  await test.getByLabel(t('smtp.test_recipient')).fill('nobody')
  await send()
  const recipient = test.getByLabel(t('smtp.test_recipient'))
  await expect(recipient).toHaveAccessibleDescription(t('form_kit.not_email'))
  await expect(recipient).toBeFocused()
  await recipient.fill('ada@example.com')
  await expect(recipient).not.toHaveAccessibleDescription(t('form_kit.not_email'))
  await send()
  await expect(test.getByRole('status')).toContainText(t('smtp.test_outbox'))

  // Nothing listens on port 1.
  await write(t('smtp.smtp_host'), '127.0.0.1')(page)
  await write(t('smtp.smtp_port'), '1')(page)
  await send()
  await expect(test.getByRole('alert')).toContainText(t('smtp.cause_connection'))
  await expect(test.getByRole('alert')).toContainText('ECONNREFUSED')
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  watch.expectStatus(400, '/answer/admin/api/setting/smtp/test')
  await write(t('smtp.from_name'), 'qa@example.com')(page)
  await send()
  await expect(test.getByRole('alert')).toContainText(t('smtp.test_not_sent'))
  expect(await unwrap(admin.api.call('getSmtpSettings'))).toEqual(before)
})

test('a test mail goes out through a mail server, with the login that is entered', async ({ open, admin }) => {
  const before = await unwrap(admin.api.call('getSmtpSettings'))
  const sink = await smtpSink()
  const page = await open({ as: admin })
  await page.goto('/admin/smtp')
  await write(t('smtp.from_email'), 'qa@example.com')(page)
  await write(t('smtp.from_name'), 'Workshop')(page)
  await write(t('smtp.smtp_host'), '127.0.0.1')(page)
  await write(t('smtp.smtp_port'), String(sink.port))(page)
  await page
    .getByRole('group', { name: t('smtp.encryption') })
    .getByRole('radio', { name: t('smtp.encryption_none') })
    .check()
  await page.getByRole('checkbox', { name: t('smtp.smtp_authentication') }).check()
  await write(t('smtp.smtp_username'), 'qa')(page)
  await page.getByRole('textbox', { name: t('smtp.smtp_password') }).fill('orange-marmalade')
  const test = page.getByRole('region', { name: t('smtp.test') })
  await test.getByLabel(t('smtp.test_recipient')).fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(test.getByRole('status')).toContainText(t('smtp.test_sent', { recipient: 'ada@example.com' }))
  expect(sink.logins).toEqual(['qa orange-marmalade'])
  expect(sink.mails.map(String)).toEqual([expect.stringMatching(/^To: ada@example\.com/m)])
  expect(await unwrap(admin.api.call('getSmtpSettings')), 'nothing is saved').toEqual(before)
  expect(await findingsInBothThemes(page)).toEqual([])
  await sink.close()
})

test('the form of addresses is seen at a question of the site before it is saved', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/seo')
  const preview = page.getByRole('region', { name: t('seo.preview') })
  const examples = await unwrap(admin.api.call('listPermalinkExamples'))
  for (const form of [4, 2, 3, 1] as const) {
    await page.locator(`input[type=radio][value="${form}"]`).check()
    const path = examples.find(({ permalink }) => permalink === form)?.path ?? ''
    await expect(preview.getByRole('link')).toHaveAttribute('href', path)
    await expect(preview.getByRole('link')).toHaveText(/^http:.*\/questions\//)
  }
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('what is changed while settings are being saved stays, and is saved next', async ({ open, admin }) => {
  const before = await unwrap(admin.api.call('getGeneralSettings'))
  const page = await open({ as: admin })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/siteinfo/general', async (route) => {
    if (route.request().method() === 'PUT') await released
    await route.continue()
  })
  await page.goto('/admin/general')
  await write(t('general.short_description'), 'Saved first')(page)
  const description = page.getByLabel(t('general.description'), { exact: true })
  await description.fill('Saved first, too.')
  const requested = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page)
  await requested
  await description.fill('Typed meanwhile.')
  release()
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  await expect(description).toHaveValue('Typed meanwhile.')
  expect((await unwrap(admin.api.call('getGeneralSettings'))).short_description).toBe('Saved first')
  await saveSettings(page)
  expect((await unwrap(admin.api.call('getGeneralSettings'))).description).toBe('Typed meanwhile.')
  await unwrap(admin.api.call('updateGeneralSettings', { body: before }))
})

test('after a refusal, typing stays in its field: settings', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/general')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').first().waitFor()
  for (const field of await form.getByRole('textbox').all()) await field.fill('')
  await save(page)
  await expectTypingToStay(page, form)
})

test('a sender name that looks like an address is refused at its field', async ({ open, admin, watch }) => {
  watch.expectStatus(400, '/answer/admin/api/setting/smtp')
  const page = await open({ as: admin })
  await page.goto('/admin/smtp')
  await write(t('smtp.from_email'), 'qa@example.com')(page)
  const name = page.getByLabel(t('smtp.from_name'))
  await name.fill('qa@example.com')
  await write(t('smtp.smtp_host'), 'mail.example.com')(page)
  await write(t('smtp.smtp_port'), '25')(page)
  await page.getByRole('checkbox', { name: t('smtp.smtp_authentication') }).uncheck()
  await save(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
})

test('a logo is uploaded and appears in the header', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/branding')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.branding') })).toBeVisible()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot({ clip: bar }) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.getByRole('button', { name: t('form_kit.remove_image') })).toBeVisible()
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  const { logo } = await unwrap(admin.api.call('getBrandingSettings'))
  expect(logo).toMatch(/\/uploads\/branding\//)
  await expect(page.getByRole('banner').locator(`img[src="${logo}"]`)).toBeVisible()
  await expect(page.getByRole('region', { name: t('branding.preview') }).locator(`img[src="${logo}"]`)).toHaveCount(4)
})

test('a square icon is cropped by keyboard, shown in the preview, and removed', async ({ open, admin }) => {
  const before = await unwrap(admin.api.call('getBrandingSettings'))
  const page = await open({ as: admin, viewport: { width: 390, height: 844 } })
  await page.goto('/admin/branding')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.branding') })).toBeVisible()
  const size = { width: 1200, height: 600 }
  const drawn = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.fillRect(0, 0, width / 2, height)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  }, size)
  const file = { name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from(drawn) }
  const fields = page.locator('input[type=file]')
  await expect(fields.nth(2)).toBeAttached()
  const removes = page.getByRole('button', { name: t('form_kit.remove_image') })
  const present = await removes.count()
  await fields.nth(2).setInputFiles(file)
  const crop = page.getByRole('dialog', { name: t('form_kit.crop_title') })
  await expect(crop.getByRole('button', { name: t('form_kit.crop_apply') })).toBeEnabled()
  await expectNoSidewaysScroll(page)
  expect(await findingsInBothThemes(page)).toEqual([])
  await crop.getByRole('button', { name: t('form_kit.crop_apply') }).press('Enter')
  await expect(
    page
      .getByRole('region', { name: t('branding.preview') })
      .getByRole('figure')
      .locator('img'),
  ).not.toHaveCount(0)
  // The button to remove a picture appears once the picture is uploaded, before the form is saved.
  await expect(removes).toHaveCount(present + 1)
  const remove = removes.last()
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  const { square_icon } = await unwrap(admin.api.call('getBrandingSettings'))
  expect(square_icon).toMatch(/\/uploads\/branding\//)
  const stored = await page.evaluate(async (source) => {
    const { width, height } = await createImageBitmap(await (await fetch(source)).blob())
    return { width, height }
  }, square_icon)
  expect(stored.width).toBe(stored.height)
  await remove.press('Enter')
  await expect(page.getByRole('button', { name: new RegExp(`^${t('branding.square_icon')}`) })).toBeFocused()
  await save(page)
  await expect.poll(async () => (await unwrap(admin.api.call('getBrandingSettings'))).square_icon).toBe('')
  await unwrap(admin.api.call('updateBrandingSettings', { body: before }))
})

test('the logo for phones and the icon of the browser are uploaded, and shown there', async ({
  open,
  admin,
  page: guest,
}) => {
  const before = await unwrap(admin.api.call('getBrandingSettings'))
  // Without a logo for phones, the site shows its main logo there. So the main logo is removed.
  await unwrap(admin.api.call('updateBrandingSettings', { body: { ...before, logo: '' } }))
  const page = await open({ as: admin })
  await page.goto('/admin/branding')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.branding') })).toBeVisible()
  const upload = async (field: number, file: string, clip: typeof bar) => {
    const removes = page.getByRole('button', { name: t('form_kit.remove_image') })
    await page.locator('input[type=file]').nth(field).waitFor({ state: 'attached' })
    const present = await removes.count()
    const buffer = await page.screenshot({ clip })
    await page.locator('input[type=file]').nth(field).setInputFiles({ name: file, mimeType: 'image/png', buffer })
    await expect(removes).toHaveCount(present + 1)
  }
  await upload(1, 'phone.png', bar)
  await upload(3, 'icon.png', { x: 0, y: 0, width: 48, height: 48 })
  await saveSettings(page)
  const { mobile_logo, favicon } = await unwrap(admin.api.call('getBrandingSettings'))
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto('/')
  await expect(guest.getByRole('banner').locator(`img[src*="${new URL(mobile_logo).pathname}"]`)).toBeVisible()
  const icon = guest.locator(`link[rel~=icon][href*="${new URL(favicon).pathname}"]`)
  await expect(icon).toHaveCount(1)
  expect((await guest.request.get(favicon)).status()).toBe(200)
  await unwrap(admin.api.call('updateBrandingSettings', { body: before }))
})

test('registrations, passwords and reading are closed for guests and opened again', async ({
  open,
  admin,
  page: guest,
}) => {
  const before = await unwrap(admin.api.call('getLoginSettings'))
  const page = await open({ as: admin })
  await page.goto('/admin/login')
  const turnAndSave = async (name: 'allow_new_registrations' | 'allow_password_login' | 'login_required') => {
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: t(`login.${name}`) })
      .press('Space')
    await saveSettings(page)
  }
  const password = guest.getByRole('textbox', { name: site('auth.password') })
  await turnAndSave('allow_new_registrations')
  await guest.goto('/users/register')
  await expect(guest, 'nobody may sign up').toHaveURL((url) => url.pathname === '/')
  await turnAndSave('allow_password_login')
  await guest.goto('/users/login')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(password).toHaveCount(0)
  await turnAndSave('login_required')
  await guest.goto('/questions')
  await expect(guest).toHaveURL(/\/users\/login/)
  expect(await findingsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)

  await turnAndSave('login_required')
  await turnAndSave('allow_password_login')
  await turnAndSave('allow_new_registrations')
  expect(await unwrap(admin.api.call('getLoginSettings'))).toEqual(before)
  await guest.goto('/users/login')
  await expect(password).toBeVisible()
  await guest.goto('/questions')
  await expect(guest).toHaveURL(/\/questions$/)
})

test('the site is opened without the own CSS and HTML, from the screen that sets them', async ({ open, admin }) => {
  const custom_header = '<p>Closed on Sunday</p>'
  await unwrap(admin.api.call('updateCustomHtmlSettings', { body: { custom_header } }))
  const page = await open({ as: admin })
  await page.goto('/')
  await expect(page.getByText('Closed on Sunday')).toBeVisible()
  await page.goto('/admin/css-html')
  await page.getByRole('link', { name: t('css_html.without') }).press('Enter')
  await expect(page).toHaveURL(/custom=off/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Closed on Sunday')).toHaveCount(0)
  await unwrap(admin.api.call('updateCustomHtmlSettings', { body: {} }))
})

test('a picture that breaks a rule of its place is refused before it is sent', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await page.goto('/admin/branding')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.branding') })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  const clip = { x: 0, y: 0, width: 120, height: 80 }
  const file = { name: 'square.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const facts = { width: 120, height: 80, ratio: 3 }
  await expect(page.getByRole('alert')).toContainText(t('branding.fault_ratio', facts))
  expect(sent).not.toContain('POST')
  expect(await findingsInBothThemes(page)).toEqual([])
})

test('a refused picture is told at its field', async ({ open, admin, watch }) => {
  const path = '/answer/admin/api/siteinfo/branding'
  watch.expectStatus(400, path)
  const before = await unwrap(admin.api.call('getBrandingSettings'))
  const page = await open({ as: admin })
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'PUT'
      ? route.continue({ postData: JSON.stringify({ ...before, favicon: 'x'.repeat(513) }) })
      : route.continue(),
  )
  await page.goto('/admin/branding')
  await expect(page.getByRole('heading', { level: 1, name: t('nav.branding') })).toBeVisible()
  await save(page)
  const favicon = page.getByRole('button', { name: new RegExp(`^${t('branding.favicon')}`) })
  await expect(favicon).toHaveAccessibleDescription(/512/)
  await expect(favicon).toBeFocused()
  expect(await unwrap(admin.api.call('getBrandingSettings'))).toEqual(before)
})

const bar = { x: 0, y: 0, width: 240, height: 56 }

const save = (page: Page) => page.getByRole('button', { name: t('form_kit.save'), exact: true }).click()

test('legal texts are written in the editor, and its preview is what is saved', async ({ open, admin }) => {
  const page = await open({ as: admin })
  const { editor } = wordsIn(storyLanguage())
  await page.goto('/admin/tos')
  const text = page.locator('.cm-content')
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('Be kind to @admin, and read #10010000000000001.\n\n')
  await page.keyboard.type('/', { delay: 20 })
  const blocks = page.getByRole('listbox', { name: editor('blocks') })
  await expect(blocks).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('bold'), exact: true })
    .click()
  await page.keyboard.insertText('always')
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('preview'), exact: true })
    .first()
    .click()
  const preview = page.getByRole('region', { name: editor('preview') })
  await expect(preview.locator('strong')).toHaveText('always')
  await expect(preview.getByRole('link')).toHaveCount(0)
  expect(await findingsInBothThemes(page)).toEqual([])
  await save(page)
  const { terms_of_service_parsed_text: saved } = await savedTerms(admin.api)
  const shown = await preview.innerHTML()
  expect(shown).toContain(saved.trim())
})

/** Reads the terms once they are saved. */
async function savedTerms(api: QuandaryClient) {
  const read = () => unwrap(api.call('getLegalSettings'))
  await expect.poll(async () => (await read()).terms_of_service_original_text).toContain('always')
  return read()
}

test('the settings screens have no accessibility violations', async ({ open, admin }) => {
  test.setTimeout(180_000)
  const page = await open({ as: admin })
  for (const path of ['/admin/branding', '/admin/smtp', ...screens.map((screen) => screen.path)]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: t('form_kit.save'), exact: true })).toBeVisible()
    expect(await findingsInBothThemes(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    await restoreWindow(page)
  }
})

test('a theme is seen in both schemes before it is saved, and says what contrast makes of its color', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin/themes')
  const preview = page.getByRole('region', { name: t('theme.preview') })
  const colour = page.getByLabel(t('theme.primary_color')).last()
  await colour.fill('#ffdd00')
  await expect(preview.getByRole('figure')).toHaveCount(2)
  await expect(preview.getByRole('figure').first()).toContainText(t('theme.adapted', { shown: '#815F00' }))
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: t('theme.palette_teal') }).click()
  await expect(page.getByRole('button', { name: t('theme.palette_teal') })).toHaveAttribute('aria-pressed', 'true')
  await expect(colour).toHaveValue(/#0f766e/i)
  const solid = () =>
    preview
      .getByRole('figure')
      .first()
      .evaluate((figure) =>
        getComputedStyle(figure.querySelector('[data-theme]') ?? figure).getPropertyValue('--qd-accent'),
      )
  expect(await solid()).toBe('#0f766e')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await save(page)
  await expect
    .poll(async () => (await unwrap(admin.api.call('getThemeSettings'))).theme_config)
    .toMatchObject({ default: { primary_color: '#0f766e' } })
})

test('Tab indents code, leaves the field after Escape, and the first robots.txt comes back', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin/css-html')
  const css = page.getByLabel(t('css_html.custom_css'))
  await css.fill('a {')
  await css.press('End')
  await css.press('Tab')
  await expect(css).toHaveValue('a {\t')
  await expect(css).toBeFocused()
  await css.press('Escape')
  await css.press('Tab')
  await expect(css).not.toBeFocused()
  await expect(css).toHaveValue('a {\t')
  await css.fill('')

  await page.goto('/admin/seo')
  const robots = page.getByLabel(t('seo.robots'))
  await robots.fill('User-agent: *')
  await page.getByRole('button', { name: t('seo.robots_reset') }).press('Enter')
  await expect(robots).toHaveValue(/^User-agent: \*\nDisallow: \/admin\nDisallow: \/search\n/)
  await expect(page.getByRole('button', { name: t('seo.robots_reset') })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
