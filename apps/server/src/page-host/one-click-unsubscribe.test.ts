import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { unsubscribePaths } from '../slices/mail-settings/index.ts'
import { mountOneClickUnsubscribe } from './one-click-unsubscribe.ts'

describeOnEveryEngine('the unsubscribe button of mail programs', (open) => {
  it('ends mails of its kind by one POST to the address of the page, once', async () => {
    const site = await open()
    await mountOneClickUnsubscribe(await site.ownServer(), site.ctx)
    const ada = await site.registerPerson({ name: 'Ada' })
    const url = (await unsubscribePaths(site.ctx, site.ctx.db, [ada.id], 'inbox')).get(ada.id) ?? ''
    const press = () =>
      site.server.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press()).statusCode).toBe(200)
    const settings = await unwrap(site.api(ada.token).call('getNotificationSettings'))
    expect(settings.inbox.enable).toBe(false)
    expect((await press()).statusCode).toBe(410)
  })
})
