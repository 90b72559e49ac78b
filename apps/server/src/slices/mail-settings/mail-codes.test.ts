import type { QuandaryClient } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mail/outbox.ts'
import { unsubscribePaths } from './index.ts'

const MINUTE = 60_000
const pass = 'analytical-engine'

/** A person who signed up with a password but is not active yet. */
interface Ada {
  id: number
  token: string
}

interface Purpose {
  name: string
  minutes: number
  /** True if a newer code invalidates the older one. */
  newestOnly: boolean
  /** Issues a code and returns it as the link in a mail contains it. */
  issue(site: TestSite, ada: Ada): Promise<string>
  redeem(api: QuandaryClient, code: string): Promise<{ error?: unknown }>
}

const unsubscribe = (kind: 'inbox' | 'newQuestions') => async (site: TestSite, ada: Ada) =>
  (await unsubscribePaths(site.ctx, site.ctx.db, [ada.id], kind)).get(ada.id)?.split('code=')[1] ?? ''

const purposes: readonly Purpose[] = [
  {
    name: 'activation',
    minutes: 24 * 60,
    newestOnly: true,
    async issue(site, ada) {
      await site.api(ada.token).call('sendVerificationEmail', { body: {} })
      return mailedCode(site)
    },
    redeem: (api, code) => api.call('verifyEmail', { body: { code } }),
  },
  {
    name: 'password reset',
    minutes: 10,
    newestOnly: true,
    async issue(site) {
      await site.api().call('requestPasswordReset', { body: { e_mail: 'ada@qa.test' } })
      return mailedCode(site)
    },
    redeem: (api, code) => api.call('resetPassword', { body: { code, pass: 'another-password' } }),
  },
  {
    name: 'change of address',
    minutes: 10,
    newestOnly: true,
    async issue(site, ada) {
      await site.api(ada.token).call('requestEmailChange', { body: { e_mail: 'new@qa.test' } })
      return mailedCode(site)
    },
    redeem: (api, code) => api.call('confirmEmailChange', { body: { code } }),
  },
  {
    name: 'end of inbox mails',
    minutes: 24 * 60,
    newestOnly: false,
    issue: unsubscribe('inbox'),
    redeem: (api, code) => api.call('unsubscribeFromEmails', { body: { code } }),
  },
  {
    name: 'end of mails about questions',
    minutes: 24 * 60,
    newestOnly: false,
    issue: unsubscribe('newQuestions'),
    redeem: (api, code) => api.call('unsubscribeFromEmails', { body: { code } }),
  },
]

const expired = { kind: 'forbidden', status: 403, type: 'url_expired' }

describeOnEveryEngine('mailed codes', (open) => {
  const openWithAda = async (): Promise<{ site: TestSite; ada: Ada }> => {
    const site = await open()
    const { data } = await site.api().call('registerByEmail', { body: { name: 'Ada', e_mail: 'ada@qa.test', pass } })
    return { site, ada: { id: Number(data?.id), token: data?.access_token ?? '' } }
  }

  it.each(purposes)(
    'X1 codes of $name serve no other purpose, work once, and are not used up by attempts elsewhere',
    async (purpose) => {
      const { site, ada } = await openWithAda()
      const code = await purpose.issue(site, ada)
      for (const other of purposes) {
        if (String(other.redeem) === String(purpose.redeem)) continue
        expect((await other.redeem(site.api(), code)).error, other.name).toMatchObject(expired)
      }
      expect((await purpose.redeem(site.api(), code)).error).toBeUndefined()
      expect((await purpose.redeem(site.api(), code)).error).toMatchObject(expired)
    },
  )

  const accountCodes = purposes.filter(({ newestOnly }) => newestOnly)
  it.each(accountCodes)(
    'X2 only the newest code of $name works, and mails of other purposes do not invalidate it',
    async (purpose) => {
      const { site, ada } = await openWithAda()
      const older = await purpose.issue(site, ada)
      const newer = await purpose.issue(site, ada)
      for (const other of purposes) if (other !== purpose) await other.issue(site, ada)
      expect((await purpose.redeem(site.api(), older)).error).toMatchObject(expired)
      expect((await purpose.redeem(site.api(), newer)).error).toBeUndefined()
    },
  )

  const everyMails = purposes.filter(({ newestOnly }) => !newestOnly)
  it.each(everyMails)('X6 the code of every mail of $name works, in any order, until it expires', async (purpose) => {
    const { site, ada } = await openWithAda()
    const first = await purpose.issue(site, ada)
    site.clock.advance(MINUTE)
    const second = await purpose.issue(site, ada)
    const third = await purpose.issue(site, ada)
    site.clock.advance((purpose.minutes - 1) * MINUTE - 1)
    for (const code of [third, first]) expect((await purpose.redeem(site.api(), code)).error).toBeUndefined()
    site.clock.advance(MINUTE)
    expect((await purpose.redeem(site.api(), second)).error).toBeUndefined()
  })

  it.each(purposes)('X3 codes of $name expire', async (purpose) => {
    const { site, ada } = await openWithAda()
    const code = await purpose.issue(site, ada)
    site.clock.advance(purpose.minutes * MINUTE)
    expect((await purpose.redeem(site.api(), code)).error).toMatchObject(expired)
  })

  it.each(purposes)('X4 codes of $name work once when twenty requests use one concurrently', async (purpose) => {
    const { site, ada } = await openWithAda()
    const code = await purpose.issue(site, ada)
    const answers = await Promise.all(Array.from({ length: 20 }, () => purpose.redeem(site.api(), code)))
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
  })

  it('X5 codes are not stored in the database in plain text', async () => {
    const { site, ada } = await openWithAda()
    const codes = []
    for (const purpose of purposes) codes.push(await purpose.issue(site, ada))
    const rows = JSON.stringify([
      await site.ctx.db.selectFrom('mail_codes').selectAll().execute(),
      await site.ctx.db.selectFrom('unsubscribe_codes').selectAll().execute(),
    ])
    for (const code of codes) expect(rows).not.toContain(code)
  })
})
