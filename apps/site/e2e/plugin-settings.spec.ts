import { unwrap } from '@quandary/api-client'
import { findingsOn } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'

/** A plugin as an operator would put it into the data folder. */
const plugin = {
  kit: 1,
  slugName: 'chat_notes',
  name: { en_US: 'Notes by chat', zh_CN: '聊天通知' },
  description: 'Sends notes to a chat.',
  version: '1.0.0',
  link: 'https://chat.test',
  userConfigFields: [
    { type: 'legend', name: 'where', title: { en_US: 'Where to', zh_CN: '发送到' } },
    {
      type: 'input',
      name: 'address',
      inputType: 'url',
      required: true,
      title: { en_US: 'Address of the chat', zh_CN: '聊天地址' },
      placeholder: 'https://',
    },
    { type: 'input', name: 'key', inputType: 'password', title: 'Key' },
    { type: 'legend', name: 'when', title: 'When' },
    {
      type: 'radio',
      name: 'pace',
      title: 'How often',
      value: 'once',
      options: [
        { value: 'once', label: 'At once' },
        { value: 'daily', label: 'Once a day' },
      ],
    },
    { type: 'timezone', name: 'zone', title: 'Time zone', value: 'UTC' },
    { type: 'switch', name: 'active', title: 'Send notes' },
    {
      type: 'button',
      name: 'check',
      title: 'Connection',
      text: 'Check it',
      action: { url: '/answer/api/v1/user/plugin/configs', method: 'get' },
    },
  ],
}

test.use({ plugins: { 'chat-notes': `export const plugin = ${JSON.stringify(plugin)}` } })

test.beforeAll(async ({ admin }) => {
  await unwrap(admin.api.call('updatePluginStatus', { body: { plugin_slug_name: 'chat_notes', enabled: true } }))
})

test('a member fills in a plugin’s form, and the values are still there later', async ({ open, server }) => {
  const person = await newMember(server, 'Noted Person')
  const page = await open({ as: person })
  await visit(page, '/users/settings/profile')
  await page.getByRole('link', { name: 'Notes by chat' }).click()
  await expect(page.getByRole('heading', { name: 'Notes by chat' })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])

  const save = page.getByRole('button', { name: 'Save', exact: true })
  const address = page.getByRole('textbox', { name: 'Address of the chat' })
  await save.click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Address of the chat cannot be empty.')
  await address.fill('https://chat.example.com/ada')
  await page.getByRole('textbox', { name: 'Key' }).fill('secret')
  await page.getByRole('radio', { name: 'Once a day' }).check()
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('oslo')
  await page.getByRole('option', { name: /Oslo/ }).click()
  await page.getByRole('switch', { name: 'Send notes' }).click()
  await save.click()
  await expect(page.getByText('Saved')).toBeVisible()

  await visit(page, '/users/settings/chat_notes')
  await expect(address).toHaveValue('https://chat.example.com/ada')
  await expect(page.getByRole('textbox', { name: 'Key' })).toHaveValue('********')
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked()
  await expect(zone).toHaveValue('Europe/Oslo')
  await expect(page.getByRole('switch', { name: 'Send notes' })).toBeChecked()
})

test('the form is in the viewer’s language, fits a phone, and asks before input is lost', async ({ open, server }) => {
  const person = await newMember(server, 'Typing Person')
  const page = await open({ as: person, locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  await visit(page, '/users/settings/chat_notes')
  await expect(page.getByRole('link', { name: '聊天通知' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: '聊天地址' }).fill('not an address')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('请输入以 http:// 或 https:// 开头的网址。')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('link', { name: '个人资料' }).click()
  await expect(page.getByRole('dialog', { name: '不保存就离开？' })).toBeVisible()
})

test('an unknown plugin has no settings', async ({ open, server, watch }) => {
  watch.expectStatus(404, '/users/settings/no_such_plugin')
  const person = await newMember(server, 'Curious Person')
  const page = await open({ as: person })
  const answer = await page.goto('/users/settings/no_such_plugin')
  expect(answer?.status()).toBe(404)
})
