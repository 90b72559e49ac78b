import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltInLanguage } from '@quandary/i18n'
import { messages as englishKit } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chineseKit } from '@quandary/i18n/catalogues/zh_CN/ui'
import { press } from '../../site/e2e/support/keyboard.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { expectAccessible, heading, t as english, WIZARD, zh } from './support/wizard.ts'

test.use({ serverEnv: WIZARD })

interface Setting {
  language: BuiltInLanguage
  locale: string
  viewport: { width: number; height: number }
  t: typeof english
  copy: string
  copied: string
}

const settings: readonly Setting[] = [
  {
    language: 'en_US',
    locale: 'en-US',
    viewport: { width: 1280, height: 844 },
    t: english,
    copy: englishKit['kit.copy'],
    copied: englishKit['kit.copied'],
  },
  {
    language: 'zh_CN',
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    t: zh,
    copy: chineseKit['kit.copy'],
    copied: chineseKit['kit.copied'],
  },
]

for (const { language, locale, viewport, t, copy, copied } of settings) {
  test(`a config.yaml that cannot be written is copied, saved by hand and found, in ${language}`, async ({
    open,
    server,
    watch,
  }) => {
    watch.expectStatus(400, '/installation/init')
    // A folder with the name of the temporary file prevents the server from writing it. Missing write permission would
    // not, because root can write into every folder.
    const draft = join(server.dataDir, 'config.yaml.tmp')
    await mkdir(draft, { recursive: true })
    const page = await open({ locale, viewport, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/install')
    const next = page.getByRole('button', { name: t('next') })
    await press(page, next)
    await expect(heading(page, t('db.title'))).toBeFocused()
    await press(page, next)

    const problem = page.getByRole('alert')
    await expect(problem).toContainText(t('config.paste'))
    await expect(heading(page, t('config.title'))).toBeFocused()
    const text = page.getByRole('group', { name: t('config.text') })
    await expect(text).toContainText('database:')
    await expect(next, 'the way on leads through the file').toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize(viewport)
    await press(page, page.getByRole('button', { name: copy }))
    await expect(page.getByRole('button', { name: copied })).toBeVisible()
    const clipboard = await page.evaluate(() => navigator.clipboard.readText())
    expect(clipboard.trim()).toBe((await text.innerText()).trim())

    const retry = page.getByRole('button', { name: t('retry') })
    await press(page, retry)
    await expect(problem, 'nobody has saved it yet').toContainText(t('config.still_missing'))
    await expect(retry).toBeFocused()

    await writeFile(join(server.dataDir, 'config.yaml'), clipboard)
    await press(page, retry)
    await expect(page.getByText(t('config.found'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(viewport)
    await press(page, next)
    await expect(heading(page, t('site.title'))).toBeFocused()
    expect(await readFile(join(server.dataDir, 'config.yaml'), 'utf8')).toBe(clipboard)
    // No test installs this site. The configuration is removed, so that the next test finds none.
    await rm(join(server.dataDir, 'config.yaml'))
    await rmdir(draft)
  })
}
