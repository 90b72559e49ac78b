import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { storyLanguage, t } from './support/words.ts'

const TARGET = '/answer/admin/api/plugin/config'

const PLACE = { en_US: 'Place', zh_CN: '地点' }
const LOOK = { en_US: 'Look out of the window', zh_CN: '看看窗外' }
const LOOKING = { en_US: 'Looking…', zh_CN: '正在查看…' }

/** A plugin as an operator would put it into the data folder. */
const plugin = {
  kit: 1,
  slugName: 'weather',
  name: { en_US: 'Weather', zh_CN: '天气' },
  description: { en_US: 'Shows the weather.', zh_CN: '显示天气。' },
  version: '1.0.0',
  link: 'https://weather.test',
  configFields: [
    { type: 'input', name: 'place', title: PLACE },
    {
      type: 'button',
      name: 'look',
      title: { en_US: 'Connection', zh_CN: '连接' },
      text: LOOK,
      action: {
        url: `${TARGET}?plugin_slug_name=weather`,
        method: 'get',
        loading: { text: LOOKING, state: 'completed' },
        onComplete: { toastReturnMessage: true, refreshFormConfig: false },
      },
    },
  ],
}

test.use({ plugins: { weather: `export const plugin = ${JSON.stringify(plugin)}` } })

test.beforeAll(async ({ admin }) => {
  await unwrap(admin.api.call('updatePluginStatus', { body: { plugin_slug_name: 'weather', enabled: true } }))
})

interface Text {
  en_US: string
  zh_CN: string
}

const words = (text: Text) => text[storyLanguage()]
const buttonOf = (page: Page) => page.getByRole('button', { name: words(LOOK) })

test('the button of a plugin’s form calls its address, says so while it waits, and shows the answer', async ({
  open,
  admin,
}) => {
  const page = await open({ as: admin })
  await page.goto('/admin/plugins/weather')
  const place = page.getByRole('textbox', { name: words(PLACE) })
  await place.fill('Oslo')
  const message = words({ en_US: 'It rains.', zh_CN: '正在下雨。' })
  const calls: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${TARGET}?*`, async (route) => {
    calls.push(route.request().method())
    await answered
    return route.fulfill({ json: { code: 200, reason: 'base.success', msg: '', data: { message } } })
  })
  await buttonOf(page).press('Enter')
  await expect(page.getByRole('button', { name: words(LOOKING) })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  answer()
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible()
  await expect(buttonOf(page)).toBeFocused()
  expect(calls).toEqual(['GET'])
  await expect(place, 'what was typed stays').toHaveValue('Oslo')
})

test('a button of a plugin’s form that reaches no server says so, and can be pressed again', async ({
  open,
  admin,
  watch,
}) => {
  watch.expectNoConnection()
  const page = await open({ as: admin })
  await page.goto('/admin/plugins/weather')
  await expect(buttonOf(page)).toBeVisible()
  await page.route(`**${TARGET}?*`, (route) => route.abort('internetdisconnected'))
  await buttonOf(page).press('Enter')
  const failure = page.getByRole('alert').filter({ hasText: t('error.offline') })
  await expect(failure).toBeVisible()
  await expect(buttonOf(page)).toBeFocused()
  expect(await findingsOn(page)).toEqual([])
  await page.unroute(`**${TARGET}?*`)
  const again = page.waitForResponse((response) => response.url().includes(`${TARGET}?`))
  await buttonOf(page).press('Enter')
  expect((await again).status()).toBe(200)
})
