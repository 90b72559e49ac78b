import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { newestMail } from '../../../test/mail/outbox.ts'
import { smtpSink } from '../../../test/mail/smtp-sink.ts'
import { useSmtp } from '../../../test/mail/use-smtp.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { sendMail } from './index.ts'

const reader = { e_mail: 'ada@qa.test', language: 'Default' }
const link = { template: 'password_reset' as const, path: '/users/password-reset?code=abc&x=1', facts: { minutes: 10 } }

describeOnEveryEngine('mails', (open) => {
  it('T1 a mail carries the same words as text and as HTML, framed by the site’s name', async () => {
    const site = await open()
    await sendMail(site.ctx, site.ctx.db, { ...link, to: reader })
    const mail = await newestMail(site)
    expect(mail).toMatchObject({ to: 'ada@qa.test', subject: '[Test site] Password reset' })
    expect(mail.text).toContain('\nhttp://qa.test/users/password-reset?code=abc&x=1\n')
    expect(mail.text).toContain('-- \nTest site\nhttp://qa.test')
    expect(mail.html).toContain('href="http://qa.test/users/password-reset?code=abc&amp;x=1"')
    expect(mail.html).toContain('>Choose a new password</a>')
    expect(mail.html).toContain('<html lang="en-US">')
  })

  it('T2 a mail is written in the recipient’s language, or else the site’s', async () => {
    const site = await open()
    await sendMail(site.ctx, site.ctx.db, { ...link, to: { ...reader, language: 'zh_CN' } })
    expect((await newestMail(site)).subject).toBe('[Test site] 重置密码')
    await writeSettings(site.ctx, 'interface', { ...(await readSettings(site.ctx, 'interface')), language: 'zh_CN' })
    await sendMail(site.ctx, site.ctx.db, { ...link, to: reader })
    const mail = await newestMail(site)
    expect(mail.subject).toBe('[Test site] 重置密码')
    expect(mail.html).toContain('<html lang="zh-CN">')
    await sendMail(site.ctx, site.ctx.db, { ...link, to: { ...reader, language: 'en_US' } })
    expect((await newestMail(site)).subject).toBe('[Test site] Password reset')
  })

  it('T3 a mail names the way to unsubscribe', async () => {
    const site = await open()
    await sendMail(site.ctx, site.ctx.db, { ...link, to: reader, unsubscribePath: '/users/unsubscribe?code=u' })
    const mail = await newestMail(site)
    expect(mail.text).toContain('To stop these mails, open http://qa.test/users/unsubscribe?code=u')
    expect(mail.html).toMatch(/<a [^>]*href="http:\/\/qa\.test\/users\/unsubscribe\?code=u"/)
  })

  it('T4 no name can inject a header, a recipient or markup, up to the SMTP server', async () => {
    expectAlarm(/a job failed/)
    const site = await open()
    const sink = await smtpSink()
    try {
      await useSmtp(site, sink.port)
      const name = 'Evil\r\nBcc: victim@qa.test\r\n\r\n<script>alert(1)</script>"'
      await writeSettings(site.ctx, 'general', { ...(await readSettings(site.ctx, 'general')), name })
      await sendMail(site.ctx, site.ctx.db, { ...link, to: { ...reader, e_mail: 'ada@qa.test, victim@qa.test' } })
      await sendMail(site.ctx, site.ctx.db, { ...link, to: reader })
      await site.ctx.jobs.drain()
      const mails = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
      for (const mail of mails) {
        expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
        expect(mail.bcc).toBeUndefined()
        expect(mail.to?.map(({ address }) => address)).not.toContain('victim@qa.test')
        expect(mail.html).not.toContain('<script')
        expect(mail.html).toContain('&lt;script&gt;')
      }
      expect(mails.at(-1)?.subject).toBe('[Evil Bcc: victim@qa.test <script>alert(1)</script>"] Password reset')
    } finally {
      await sink.close()
    }
  })
})
