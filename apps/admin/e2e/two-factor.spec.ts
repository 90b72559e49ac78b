import { createI18n } from '@quandary/i18n'
import { messages as english } from '@quandary/i18n/catalogues/en_US/admin'
import { messages as englishKit } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as chinese } from '@quandary/i18n/catalogues/zh_CN/admin'
import { messages as chineseKit } from '@quandary/i18n/catalogues/zh_CN/ui'
import type { Page } from '@playwright/test'
import { unwrap } from '@quandary/api-client'
import { expectNoSidewaysScroll, findingsInBothThemes } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { clientOf, logIn, newMember } from '../../site/e2e/support/people.ts'
import { withTwoFactor } from '../../site/e2e/support/two-factor.ts'

const scripts = [
  {
    locale: 'en-US',
    t: createI18n({ language: 'en_US', messages: { ...english, ...englishKit } }).t,
    name: 'Lost Phone',
  },
  {
    locale: 'zh-CN',
    t: createI18n({ language: 'zh_CN', messages: { ...chinese, ...chineseKit } }).t,
    name: 'Diu Shou Ji',
  },
]

/** Checks the accessibility of the page, including an open dialog, in both widths and themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    expect(await findingsInBothThemes(page), String(width)).toEqual([])
  }
}

for (const { locale, t, name } of scripts) {
  test(`an administrator turns off the second factor of somebody who lost their phone (${locale})`, async ({
    open,
    admin,
    server,
    watch,
  }) => {
    const member = await newMember(server, name)
    await withTwoFactor(member)
    const signIn = () =>
      clientOf(server.address).call('loginByEmail', { body: { e_mail: member.email, pass: member.password } })
    watch.expectStatus(400, '/answer/api/v1/user/login/email')
    expect((await signIn()).error?.reason).toBe('error.two_factor.code_required')
    const { list } = await unwrap(admin.api.call('listAdminUsers', { query: { status: 'all', query: member.email } }))
    const user_id = list[0]?.user_id ?? ''

    const page = await open({ as: admin, locale })
    await page.goto(`/admin/users/${user_id}?view=access`)
    const section = page.getByRole('region', { name: t('users.two_factor'), exact: true })
    await expect(section).toContainText(t('users.two_factor_codes', { count: 10 }))
    await expectAccessible(page)
    const opener = section.getByRole('button', { name: t('users.two_factor_off'), exact: true })
    const dialog = page.getByRole('dialog', { name: t('users.two_factor_off_title', { name }) })

    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect((await signIn()).error?.reason, 'nothing was turned off').toBe('error.two_factor.code_required')

    await opener.press('Enter')
    await dialog.getByRole('button', { name: t('users.two_factor_off'), exact: true }).press('Enter')
    await expect(page.getByRole('status').getByText(t('users.two_factor_turned_off', { name }))).toBeVisible()
    await expect(section).toContainText(t('users.two_factor_none'))
    await expect(page.getByRole('main')).toBeFocused()
    expect((await logIn(server.address, member.email, member.password)).name).toBe(name)

    await page.goto(`/admin/users/${user_id}`)
    await expect(page.getByRole('region', { name: t('users.log'), exact: true })).toContainText(
      t('audit.user_two_factor'),
    )
    await page.goto(`/admin/users/${user_id}?view=mails`)
    await expect(page.getByRole('row').filter({ hasText: t('users.mail_two_factor_removed') })).toHaveCount(1)
  })
}
