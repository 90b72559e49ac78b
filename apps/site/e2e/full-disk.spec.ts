import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { messages as adminEnglish } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as adminChinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import { expect, test as base, visit } from './support/fixtures.ts'
import { hand } from './support/hand-file.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { SmallDisk } from './support/small-disk.ts'
import { wordsIn } from './support/words.ts'

const PICTURE = readFileSync(join(import.meta.dirname, '../../../docs/question-list.png'))
const png = { name: 'list.png', mimeType: 'image/png', buffer: PICTURE }

/** Tests of a site whose data is on a separate disk. */
const test = base.extend<object, { disk: SmallDisk | string }>({
  disk: [
    async ({}, use) => {
      const disk = SmallDisk.mount()
      await use(disk)
      if (disk instanceof SmallDisk) await disk.unmount()
    },
    { scope: 'worker' },
  ],
  serverEnv: async ({ disk }, use) => use(disk instanceof SmallDisk ? { SETUP: 'auto', DATA_DIR: disk.dataDir } : {}),
})

for (const [words, server, admin] of [
  [wordsIn('en_US'), english, adminEnglish],
  [wordsIn('zh_CN'), chinese, adminChinese],
] as const) {
  const { t, tag } = words

  test(`on a full disk reading goes on, texts stay, and are stored once when there is space (${tag})`, async ({
    open,
    admin: administrator,
    server: site,
    disk,
    watch,
  }) => {
    if (typeof disk === 'string') {
      console.log(`No disk can be filled here: ${disk}`)
      return test.skip(true, disk)
    }
    watch.expectStatus(503, /^\/answer\/api\/v1\//)
    watch.expectAlarm(/SQLITE_FULL|ENOSPC|disk is full/)
    const [title, answer] = [`Where does the flour go (${tag})?`, `Into the jar (${tag}).`]
    const member = await newMember(site, `Full ${tag}`)
    const question = await askOne(administrator, `Where does the dough go (${tag})?`)
    const asking = await open({ as: member, locale: tag })
    await visit(asking, '/questions/ask')
    await asking.getByRole('textbox', { name: t('ask.question_title') }).fill(title)
    await asking.getByRole('textbox', { name: t('ask.body') }).fill('There is no room left on the shelf.')
    await asking.getByRole('combobox', { name: t('nav.tags') }).fill('cooking')
    await asking.getByRole('option', { name: /^cooking/ }).click()
    const answering = await open({ as: member, locale: tag })
    await visit(answering, `/questions/${question}`)
    const field = answering.getByRole('textbox', { name: t('answers.text') })
    // The click is retried, because it fails while the editor replaces the plain field.
    await expect(() => field.click({ timeout: 1_000 })).toPass()
    const surface = answering.locator('.cm-content')
    await expect(surface).toBeVisible()
    await surface.click()
    await answering.keyboard.type(answer)
    // The back office is opened before the disk is full, because nobody can log in afterwards.
    const office = await open({ as: administrator, locale: tag })

    await disk.fill()
    const full = server['base.storage_full']
    await asking.getByRole('button', { name: t('ask.post') }).click()
    await expect(asking.getByText(full).first()).toBeVisible()
    await expect(asking.getByRole('textbox', { name: t('ask.question_title') })).toHaveValue(title)
    await expect(asking.getByRole('main')).toContainText('There is no room left on the shelf.')
    await hand(surface, 'paste', png)
    await expect(answering.getByText(full).first()).toBeVisible()
    await expect(surface).toHaveText(answer)
    await answering.getByRole('button', { name: t('answers.post') }).click()
    await expect(answering.getByText(full).first()).toBeVisible()
    await expect(surface).toHaveText(answer)

    const guest = await open({ locale: tag })
    for (const path of ['/', `/questions/${question}`, '/tags', '/users']) {
      await visit(guest, path)
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await office.goto('/admin')
    const fault = admin['health.fault_full'].split('{{when}}')[0] ?? ''
    await expect(office.getByText(fault)).toBeVisible()

    await disk.clear()
    await asking.getByRole('button', { name: t('ask.post') }).click()
    await expect(asking.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await surface.click()
    await answering.keyboard.press('Control+End')
    await hand(surface, 'paste', png)
    await expect(surface).toContainText('/uploads/post/')
    await answering.getByRole('button', { name: t('answers.post') }).click()
    const posted = answering.getByRole('article').filter({ hasText: answer })
    await expect(posted.locator('img[src*="/uploads/post/"]')).toBeVisible()
    const { list } = await unwrap(administrator.api.call('listQuestions', { query: { page_size: 100 } }))
    expect(list.filter((one) => one.title === title)).toHaveLength(1)
    const answers = await unwrap(
      administrator.api.call('listAnswers', { query: { question_id: question, page: 1, page_size: 10 } }),
    )
    expect(answers.count).toBe(1)
  })
}
