import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { ask } from '../../slices/questions/question.test-data.ts'
import { hashSecret } from '../crypto/secret.ts'

describeOnEveryEngine('a change by somebody who was seen before', (open) => {
  const openWithVoter = async () => {
    const site = await open({ rateLimits: true })
    const id = await ask(site, (await site.admin()).token, { title: 'Why is beer brown?' })
    const ada = await site.registerPerson({ name: 'Ada', rank: 1000 })
    const api = site.api(ada.token)
    const vote = async (object_id = id) => (await api.call('voteUp', { body: { object_id, is_cancel: false } })).error
    // From now on the viewer is known from an earlier call.
    expect(await vote()).toBeUndefined()
    const change = (columns: { status?: 'suspended'; role_id?: 3; rank?: number }) =>
      site.ctx.db.updateTable('users').set(columns).where('id', '=', ada.id).execute()
    return { site, id, api, ada, vote, change }
  }

  it('RV1 is refused as soon as they are suspended or their session has ended, before anything else is', async () => {
    const { site, ada, vote, change } = await openWithVoter()
    await change({ status: 'suspended' })
    expect(await vote()).toMatchObject({ status: 403, reason: 'error.user.suspended' })
    await site.ctx.db.deleteFrom('sessions').where('token_hash', '=', hashSecret(ada.token)).execute()
    expect(await vote()).toMatchObject({ status: 401 })
    const other = await openWithVoter()
    await other.site.ctx.db.deleteFrom('sessions').where('token_hash', '=', hashSecret(other.ada.token)).execute()
    // The status is 401, and not the 400 for an id that no object has.
    expect(await other.vote('')).toMatchObject({ status: 401 })
  })

  it('RV1 gets no recorded answer once their session has ended', async () => {
    const { site, id, ada } = await openWithVoter()
    const follow = () =>
      site.server.http.inject({
        method: 'POST',
        url: '/answer/api/v1/follow',
        headers: { authorization: ada.token, 'idempotency-key': 'a-key-of-one-request' },
        payload: { object_id: id, is_cancel: false },
      })
    for (let attempt = 0; attempt < 2; attempt += 1) expect((await follow()).statusCode).toBe(200)
    await site.ctx.db.deleteFrom('sessions').where('token_hash', '=', hashSecret(ada.token)).execute()
    expect((await follow()).statusCode).toBe(401)
  })

  it('RV2 is judged by their current reputation and role', async () => {
    const { id, api, vote, change } = await openWithVoter()
    await change({ rank: 1 })
    expect(await vote()).toMatchObject({ status: 403 })
    const pin = async () => (await api.call('operateQuestion', { body: { id, operation: 'pin' } })).error
    expect(await pin()).toMatchObject({ status: 403 })
    await change({ role_id: 3 })
    expect(await pin()).toBeUndefined()
  })

  it('RV3 counts against their limits, whatever changed meanwhile', async () => {
    const { id, api, change } = await openWithVoter()
    const follow = async () => (await api.call('follow', { body: { object_id: id, is_cancel: false } })).error
    let followed = 0
    while ((await follow()) === undefined) followed += 1
    expect(followed).toBe(300)
    await change({ role_id: 3 })
    expect(await follow()).toMatchObject({ status: 429 })
  })
})
