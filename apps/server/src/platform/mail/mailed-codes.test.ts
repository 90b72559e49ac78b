import { unwrap } from '@quandary/api-client'
import PostalMime from 'postal-mime'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../../test/http/browser.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { openService, logIn } from '../../slices/connectors/connectors.test-data.ts'
import { smtpSink } from '../../../test/mail/smtp-sink.ts'
import { storedFiles, storedRows } from '../../../test/databases/stored-values.ts'
import { useSmtp } from '../../../test/mail/use-smtp.ts'

describeOnEveryEngine('the codes of mails', (open) => {
  it('M5 no code stands in the database, while its mail waits and after it left', async () => {
    const site = await open()
    const sink = await smtpSink()
    try {
      await useSmtp(site, sink.port)
      const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
      const admin = await site.admin()
      const pass = 'a-new-password'
      await unwrap(site.api().call('registerByEmail', { body: { name: 'Bo', e_mail: 'bo@qa.test', pass } }))
      await unwrap(site.api(ada.token).call('requestEmailChange', { body: { e_mail: 'new@qa.test' } }))
      const service = await openService(site)
      service.account = { ...service.account, email: '' }
      const browser = new Browser(site)
      const { query } = await logIn(browser, service)
      const step = { binding_key: query['binding_key'], email: 'ada@qa.test', must: true }
      expect((await browser.call('POST', 'connector/binding/email', { body: step })).status).toBe(200)
      const question = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
      const { id } = await unwrap(site.api(ada.token).call('createQuestion', { body: question }))
      const answer = { question_id: id, content: 'A tulip, I think.' }
      await unwrap(site.api(admin.token).call('createAnswer', { body: answer }))
      await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: 'ada@qa.test' } }))
      const waiting = await storedRows(site)
      await site.ctx.jobs.drain()
      const mails = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
      const codes = mails.flatMap(({ text = '' }) =>
        [...text.matchAll(/\?code=([\w-]+)/g)].map(([, code = '']) => code),
      )
      const pages = new Set(
        mails.flatMap(({ text = '' }) => [...text.matchAll(/(\/users\/[\w-]+)\?code=/g)].map(([, path]) => path)),
      )
      const letters = ['account-activation', 'confirm-new-email', 'password-reset', 'unsubscribe']
      expect(pages).toEqual(new Set(letters.map((name) => `/users/${name}`)))
      expect(codes.length).toBeGreaterThanOrEqual(5)
      if (site.engine === 'sqlite3') await sql`pragma wal_checkpoint(truncate)`.execute(site.ctx.db)
      const rows = [...waiting, ...(await storedRows(site))]
      const files = await storedFiles(site)
      for (const code of codes) {
        expect(rows.filter(({ text }) => text.includes(code)).map(({ table }) => table)).toEqual([])
        expect(files.filter(({ text }) => text.includes(code)).map(({ file }) => file)).toEqual([])
      }
    } finally {
      await sink.close()
    }
  })

  it('M6 mails that an older version queued without encryption are still sent', async () => {
    const site = await open()
    const sink = await smtpSink()
    try {
      await useSmtp(site, sink.port)
      const mail = { to: 'ada@qa.test', subject: 'Hello', text: 'Plain\n', html: '<p>Plain</p>' }
      await site.ctx.jobs.add(site.ctx.db, { kind: 'mail' }, mail)
      await site.ctx.jobs.drain()
      const [sent] = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
      expect(sent?.subject).toBe('Hello')
    } finally {
      await sink.close()
    }
  })
})
