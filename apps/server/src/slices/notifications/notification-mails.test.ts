import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import type { Person, TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { SmtpSink } from '../../../test/mail/smtp-sink.ts'
import { smtpSink } from '../../../test/mail/smtp-sink.ts'
import { useSmtp } from '../../../test/mail/use-smtp.ts'

async function outbox(site: TestSite): Promise<Email[]> {
  await site.ctx.jobs.drain()
  const folder = join(site.dataDir, 'outbox')
  const files = (await readdir(folder)).toSorted((a, b) => a.localeCompare(b))
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
}

const headerOf = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value

describeOnEveryEngine('notification mails', (open) => {
  /** A site on which Ada asked a question, and a function that comments on it. */
  async function openWithQuestion() {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
    const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    const { id } = await unwrap(site.api(ada.token).call('createQuestion', { body: asked }))
    await site.ctx.jobs.drain()
    const comment = (person: Person, original_text: string) =>
      unwrap(site.api(person.token).call('createComment', { body: { object_id: id, original_text } }))
    return { site, ada, bo, question: id, comment }
  }

  it('N21 notification mails carry one-click unsubscribe headers; account mails do not', async () => {
    const { site, ada, bo, question, comment } = await openWithQuestion()
    await comment(bo, 'Any news?')
    await unwrap(site.api(bo.token).call('updateQuestionInvites', { body: { id: question, invite_user: ['admin'] } }))
    const signUp = { name: 'Dee', e_mail: 'dee@qa.test', pass: 'analytical-engine' }
    await unwrap(site.api().call('registerByEmail', { body: signUp }))
    await unwrap(site.api().call('requestPasswordReset', { body: { e_mail: `${ada.username}@qa.test` } }))
    const mails = await outbox(site)
    const ofNews = mails.filter((mail) => !/confirm|password/i.test(mail.subject ?? ''))
    const ofAccounts = mails.filter((mail) => !ofNews.includes(mail))
    expect([ofNews.length, ofAccounts.length]).toEqual([2, 2])
    for (const mail of ofNews) {
      expect(headerOf(mail, 'list-unsubscribe'), mail.subject).toMatch(
        /^<http:\/\/qa\.test\/users\/unsubscribe\?code=[\w-]+>$/,
      )
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    }
    for (const mail of ofAccounts) {
      expect(headerOf(mail, 'list-unsubscribe'), mail.subject).toBeUndefined()
      expect(headerOf(mail, 'list-unsubscribe-post')).toBeUndefined()
    }
  })

  it('N22 each recipient of a notification is mailed in their language', async () => {
    const { site, ada, bo, comment } = await openWithQuestion()
    const cy = await site.registerPerson({ name: 'Cy' })
    await site.ctx.db.updateTable('users').set({ language: 'zh_CN' }).where('id', '=', ada.id).execute()
    const first = await comment(cy, 'Which one do you have?')
    await comment(bo, 'Any news?')
    const reply = { object_id: first.object_id, original_text: 'All of them.', reply_comment_id: first.comment_id }
    await unwrap(site.api(bo.token).call('createComment', { body: reply }))
    const subjects = (await outbox(site)).map((mail) => [mail.to?.[0]?.address, mail.subject])
    expect(subjects).toEqual([
      ['ada@qa.test', '[Test site] Cy 发表了评论：Which glass for a stout?'],
      ['ada@qa.test', '[Test site] Bo 发表了评论：Which glass for a stout?'],
      ['cy@qa.test', '[Test site] Bo commented: Which glass for a stout?'],
      ['ada@qa.test', '[Test site] Bo 发表了评论：Which glass for a stout?'],
    ])
  })

  it('N23 mails that a server rejects are retried with a growing delay, and each arrives once under one Message-ID', async () => {
    expectAlarm(/a job failed/)
    const { site, bo, comment } = await openWithQuestion()
    const sink: SmtpSink = await smtpSink({ refusals: 5 })
    try {
      await useSmtp(site, sink.port)
      for (const text of ['First remark', 'Second remark', 'Third remark']) await comment(bo, text)
      await site.ctx.jobs.drain()
      expect(sink.mails).toHaveLength(0)
      const waits = async () =>
        (await site.ctx.db.selectFrom('jobs').select(['attempts', 'run_at']).orderBy('id').execute()).map(
          ({ attempts, run_at }) => [attempts, run_at - site.clock.now()],
        )
      expect(await waits()).toEqual([1, 1, 1].map((attempts) => [attempts, 10_000]))
      await site.ctx.jobs.drain()
      expect(await waits()).toHaveLength(3)
      site.clock.advance(10_000)
      await site.ctx.jobs.drain()
      expect(sink.mails).toHaveLength(1)
      expect(await waits()).toEqual([1, 2].map(() => [2, 20_000]))
      for (let n = 0; n < 5; n += 1) {
        site.clock.advance(20_000)
        await site.ctx.jobs.drain()
      }
      const mails = await Promise.all(sink.mails.map((raw) => PostalMime.parse(raw)))
      const texts = mails.map(({ text }) => /(First|Second|Third) remark/.exec(text ?? '')?.[1])
      expect(new Set(texts)).toEqual(new Set(['First', 'Second', 'Third']))
      expect(texts).toHaveLength(3)
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3)
      expect(await waits()).toEqual([])
    } finally {
      await sink.close()
    }
  })

  it('N24 while the server does not answer, all mails wait, and none is lost or duplicated afterwards', async () => {
    expectAlarm(/a job failed/)
    const { site, bo, comment } = await openWithQuestion()
    const sink = await smtpSink()
    const { port } = sink
    await sink.close()
    await useSmtp(site, port)
    await comment(bo, 'Is anybody there?')
    await site.ctx.jobs.drain()
    const row = await site.ctx.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
    expect([row.attempts, row.last_error]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
    const back = await smtpSink()
    try {
      await useSmtp(site, back.port)
      site.clock.advance(10_000)
      await site.ctx.jobs.drain()
      await site.ctx.jobs.drain()
      expect(back.mails).toHaveLength(1)
    } finally {
      await back.close()
    }
  })
})
