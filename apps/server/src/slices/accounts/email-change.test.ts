import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode, newestMail, sentMails } from '../../../test/mail/outbox.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { findUser, updateUser } from '../users/index.ts'

const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }

async function register(site: TestSite): Promise<{ id: number; token: string }> {
  const { data } = await site.api().call('registerByEmail', { body: ada })
  return { id: Number(data?.id), token: data?.access_token ?? '' }
}

async function activate(site: TestSite): Promise<{ id: number; token: string }> {
  await register(site)
  const { data } = await site.api().call('verifyEmail', { body: { code: await mailedCode(site) } })
  return { id: Number(data?.id), token: data?.access_token ?? '' }
}

describeOnEveryEngine('changing the e-mail address', (open) => {
  it('E1 mails a link to the new address and changes nothing until it is opened', async () => {
    const site = await open()
    const { id, token } = await activate(site)
    await site.api(token).call('requestEmailChange', { body: { e_mail: 'countess@qa.test', pass: ada.pass } })
    const mail = await newestMail(site)
    expect(mail).toMatchObject({ to: 'countess@qa.test', subject: '[Test site] Confirm your new email address' })
    expect(mail.text).toContain('http://qa.test/users/confirm-new-email?code=')
    expect((await findUser(site.ctx.db, id))?.e_mail).toBe(ada.e_mail)
    const confirmed = await site.api().call('confirmEmailChange', { body: { code: await mailedCode(site) } })
    expect(confirmed.data).toMatchObject({ e_mail: 'countess@qa.test', mail_status: 1, status: 'normal' })
    expect((await site.api(confirmed.data?.access_token).call('getCurrentUser')).data).toMatchObject({
      username: 'ada',
    })
    expect(
      (await site.api().call('loginByEmail', { body: { e_mail: 'Countess@QA.test', pass: ada.pass } })).data,
    ).toBeDefined()
    expect((await site.api().call('loginByEmail', { body: { e_mail: ada.e_mail, pass: ada.pass } })).error?.kind).toBe(
      'fields',
    )
  })

  it('E2 asks an active person for the password, and reports a taken address and a refused domain', async () => {
    const site = await open()
    const { token } = await activate(site)
    const ask = (body: { e_mail: string; pass?: string }) => site.api(token).call('requestEmailChange', { body })
    for (const pass of [undefined, '', 'wrong-password']) {
      const { error } = await ask({ e_mail: 'new@qa.test', ...(pass === undefined ? {} : { pass }) })
      expect(error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'pass' }] })
    }
    expect((await ask({ e_mail: 'ADMIN@qa.test', pass: ada.pass })).error).toMatchObject({
      reason: 'error.email.duplicate',
      fields: [{ error_field: 'e_mail' }],
    })
    await writeSettings(site.ctx, 'login', {
      ...(await readSettings(site.ctx, 'login')),
      allow_email_domains: ['qa.test'],
    })
    const { error } = await ask({ e_mail: 'new@notqa.test', pass: ada.pass })
    expect(error).toMatchObject({ kind: 'refused', reason: 'error.email.illegal_email_domain_error' })
  })

  it('E3 lets a person who mistyped the address at sign-up correct it without a password, and activates it', async () => {
    const site = await open()
    const { id, token } = await register(site)
    const former = await mailedCode(site)
    await site.api(token).call('requestEmailChange', { body: { e_mail: 'right@qa.test' } })
    expect(await newestMail(site)).toMatchObject({
      to: 'right@qa.test',
      subject: '[Test site] Confirm your new account',
    })
    const { data } = await site.api().call('confirmEmailChange', { body: { code: await mailedCode(site) } })
    expect(data).toMatchObject({ e_mail: 'right@qa.test', mail_status: 1 })
    // Activation gives the first reputation point once, whichever kind of code activates the account.
    expect((await findUser(site.ctx.db, id))?.rank).toBe(1)
    // The link that went to the mistyped address no longer works.
    expect((await site.api().call('verifyEmail', { body: { code: former } })).error).toMatchObject({
      type: 'url_expired',
    })
  })

  it('E4 refuses an address that was taken meanwhile, without naming a form field', async () => {
    const site = await open()
    const { token } = await activate(site)
    await site.api(token).call('requestEmailChange', { body: { e_mail: 'wanted@qa.test', pass: ada.pass } })
    const code = await mailedCode(site)
    await site
      .api()
      .call('registerByEmail', { body: { name: 'Quick', e_mail: 'Wanted@qa.test', pass: 'quick-password' } })
    const { error } = await site.api().call('confirmEmailChange', { body: { code } })
    expect(error).toMatchObject({ kind: 'refused', status: 400, reason: 'error.email.duplicate' })
  })

  it('E5 revokes links that were mailed to the previous address, and tells it', async () => {
    const site = await open()
    const { token } = await activate(site)
    await site.api().call('requestPasswordReset', { body: { e_mail: ada.e_mail } })
    const reset = await mailedCode(site)
    await site.api(token).call('requestEmailChange', { body: { e_mail: 'new@qa.test', pass: ada.pass } })
    await site.api().call('confirmEmailChange', { body: { code: await mailedCode(site) } })
    const told = await newestMail(site)
    expect(told).toMatchObject({ to: ada.e_mail, subject: '[Test site] Your email address was changed' })
    expect(told.text).not.toContain('new@qa.test')
    const { error } = await site.api().call('resetPassword', { body: { code: reset, pass: 'former-owners' } })
    expect(error).toMatchObject({ type: 'url_expired' })
  })

  it('E6 opens no session for suspended people by any link, and leaves the code unused', async () => {
    const site = await open()
    const { id, token } = await activate(site)
    await site.api(token).call('requestEmailChange', { body: { e_mail: 'new@qa.test', pass: ada.pass } })
    const code = await mailedCode(site)
    await updateUser(site.ctx.db, id, { status: 'suspended' })
    const { error } = await site.api().call('confirmEmailChange', { body: { code } })
    expect(error).toMatchObject({ kind: 'forbidden', type: 'suspended' })
    expect((await findUser(site.ctx.db, id))?.e_mail).toBe(ada.e_mail)
    await updateUser(site.ctx.db, id, { status: 'normal' })
    expect((await site.api().call('confirmEmailChange', { body: { code } })).data).toMatchObject({
      e_mail: 'new@qa.test',
    })
    expect((await sentMails(site)).map(({ to }) => to)).toEqual([ada.e_mail, 'new@qa.test', ada.e_mail])
  })
})
