import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { unsubscribePaths, listMailSubscribers, filterMailSubscribers } from './index.ts'

const DAY = 24 * 3_600_000
const channel = (enable: boolean) => ({ key: 'email' as const, enable })
const config = (inbox: boolean, all: boolean, tags: boolean) => ({
  inbox: channel(inbox),
  all_new_question: channel(all),
  all_new_question_for_following_tags: channel(tags),
})

describeOnEveryEngine('mail settings', (open) => {
  it('N1 by default only inbox mails are on, and saved settings persist', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const api = site.api(ada.token)
    expect((await api.call('getNotificationSettings')).data).toEqual(config(true, false, false))
    expect((await api.call('updateNotificationSettings', { body: config(false, true, true) })).error).toBeUndefined()
    expect((await api.call('getNotificationSettings')).data).toEqual(config(false, true, true))
    const bob = await site.registerPerson({ name: 'Bob' })
    expect((await site.api(bob.token).call('getNotificationSettings')).data).toEqual(config(true, false, false))
  })

  it('N2 people who want mails of a kind are selected', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const bob = await site.registerPerson({ name: 'Bob' })
    await site.api(ada.token).call('updateNotificationSettings', { body: config(false, true, false) })
    expect(await filterMailSubscribers(site.ctx.db, 'inbox', [ada.id, bob.id, bob.id])).toEqual([bob.id])
    expect(await filterMailSubscribers(site.ctx.db, 'inbox', [])).toEqual([])
    expect(await listMailSubscribers(site.ctx.db, 'all_new_question')).toEqual([ada.id])
    expect(await listMailSubscribers(site.ctx.db, 'inbox')).toEqual([])
  })

  it('N3 the link in a mail unsubscribes without signing in, and only from that kind', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const api = site.api(ada.token)
    const codeOf = async (kind: 'inbox' | 'newQuestions'): Promise<string> =>
      (await unsubscribePaths(site.ctx, site.ctx.db, [ada.id], kind)).get(ada.id)?.split('code=')[1] ?? ''
    await api.call('updateNotificationSettings', { body: config(true, true, true) })
    const questions = await codeOf('newQuestions')
    // A mail of another kind that was sent meanwhile does not invalidate the earlier code.
    const inbox = await codeOf('inbox')
    expect((await site.api().call('unsubscribeFromEmails', { body: { code: questions } })).error).toBeUndefined()
    expect((await api.call('getNotificationSettings')).data).toEqual(config(true, false, false))
    site.clock.advance(DAY - 1)
    expect((await site.api().call('unsubscribeFromEmails', { body: { code: inbox } })).error).toBeUndefined()
    expect((await site.api().call('unsubscribeFromEmails', { body: { code: inbox } })).error).toMatchObject({
      type: 'url_expired',
    })
    const late = await codeOf('inbox')
    site.clock.advance(DAY)
    expect((await site.api().call('unsubscribeFromEmails', { body: { code: late } })).error).toMatchObject({
      type: 'url_expired',
    })
  })
})
