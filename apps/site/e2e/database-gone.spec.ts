import { unwrap } from '@quandary/api-client'
import { messages as adminEnglish } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as english } from '@quandary/i18n/catalogues/en_US/server'
import { messages as adminChinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/server'
import { createPostgresDatabase } from '../../server/test/databases/postgres-database.ts'
import { startPostgres } from '../../server/test/databases/postgres-server.ts'
import { expect, test as base, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

interface Gone {
  /** Environment variables that make a site use this database server. */
  env: Record<string, string>
  halt(): Promise<void>
  resume(): Promise<void>
}

/** Tests of a site with a separate PostgreSQL server. */
const test = base.extend<object, { postgres: Gone }>({
  postgres: [
    async ({}, use) => {
      const { server, halt, resume, stop } = await startPostgres({ halts: true })
      const { host, port, name, username, password } = (await createPostgresDatabase(server)).config
      const access = { DB_HOST: `${host}:${port}`, DB_NAME: name, DB_USERNAME: username, DB_PASSWORD: password }
      await use({ env: { SETUP: 'auto', DB_TYPE: 'postgres', ...access }, halt, resume })
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  serverEnv: async ({ postgres }, use) => use(postgres.env),
})

for (const [words, server, admin] of [
  [wordsIn('en_US'), english, adminEnglish],
  [wordsIn('zh_CN'), chinese, adminChinese],
] as const) {
  const { t, tag } = words

  test(`while the database is gone texts stay, and are stored once when it is back (${tag})`, async ({
    open,
    admin: administrator,
    server: site,
    postgres,
    watch,
  }) => {
    watch.expectStatus(503, /./)
    watch.expectComplaint(/ApiFailure/)
    watch.expectAlarm(/ECONN|EPIPE|terminat|does not answer|database system is/)
    const [title, answer] = [`Where does the flour go (${tag})?`, `Into the jar (${tag}).`]
    const member = await newMember(site, `Gone ${tag}`)
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
    const reading = await open({ as: member, locale: tag })
    await visit(reading, '/questions')
    const lists = reading.getByRole('navigation').first()
    await lists.getByRole('link', { name: t('nav.tags'), exact: true }).click()
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText(t('nav.tags'))
    const office = await open({ as: administrator, locale: tag })

    await postgres.halt()
    const away = server['base.database_away']
    await asking.getByRole('button', { name: t('ask.post') }).click()
    await expect(asking.getByText(away).first()).toBeVisible()
    await expect(asking.getByRole('textbox', { name: t('ask.question_title') })).toHaveValue(title)
    await expect(asking.getByRole('main')).toContainText('There is no room left on the shelf.')
    await answering.getByRole('button', { name: t('answers.post') }).click()
    await expect(answering.getByText(away).first()).toBeVisible()
    await expect(surface).toHaveText(answer)
    // A list that is already loaded is still shown. A list that is not yet loaded shows the error page when it is
    // opened.
    await reading.goBack()
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText(t('questions.all'))
    await lists.getByRole('link', { name: t('nav.users'), exact: true }).click()
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText(t('maintenance.title'))
    await expect(reading.getByRole('main')).toContainText(away)
    const guest = await open({ locale: tag })
    const page = await guest.goto(`/questions/${question}`)
    expect(page?.status()).toBe(503)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('maintenance.title'))
    await office.goto('/admin')
    await expect(office.getByText(away).first()).toBeVisible()

    await postgres.resume()
    await expect.poll(async () => (await administrator.api.call('getSiteInfo')).error).toBeUndefined()
    await asking.getByRole('button', { name: t('ask.post') }).click()
    await expect(asking.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await answering.getByRole('button', { name: t('answers.post') }).click()
    await expect(answering.getByRole('article').filter({ hasText: answer })).toBeVisible()
    await reading.getByRole('button', { name: t('error.retry') }).click()
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText(t('nav.users'))
    await office.goto('/admin')
    const fault = admin['health.fault_away'].split('{{when}}')[0] ?? ''
    await expect(office.getByText(fault)).toBeVisible()
    const { list } = await unwrap(administrator.api.call('listQuestions', { query: { page_size: 100 } }))
    expect(list.filter((one) => one.title === title)).toHaveLength(1)
    const { count } = await unwrap(
      administrator.api.call('listAnswers', { query: { question_id: question, page: 1, page_size: 10 } }),
    )
    expect(count).toBe(1)
  })
}
