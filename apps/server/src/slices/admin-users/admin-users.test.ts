import { unwrap } from '@quandary/api-client'
import type { OperationBody, OperationQuery } from '@quandary/api-client'
import { expect, it, vi } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { QueryTookTooLong } from '../../platform/db/query-took-too-long.ts'
import { checkCounters } from '../../integrity/index.ts'
import { findUser } from '../users/index.ts'
import { listContentOf } from './content-store.ts'
import { removeContentOf } from './remove-content.ts'

async function openAsAdmin(open: () => Promise<TestSite>) {
  const site = await open()
  const me = await site.admin()
  const admin = site.api(me.token)
  const list = (query: OperationQuery<'listAdminUsers'> = {}) => unwrap(admin.call('listAdminUsers', { query }))
  const names = async (query: OperationQuery<'listAdminUsers'> = {}) =>
    (await list(query)).list.map(({ username }) => username)
  const setStatus = (id: number, status: OperationBody<'updateUserStatus'>['status'], remove_all_content = false) =>
    admin.call('updateUserStatus', { body: { user_id: String(id), status, remove_all_content } })
  return { site, me, admin, list, names, setStatus }
}

function ask(site: TestSite, token: string) {
  const tags = [{ slug_name: 'hops' }]
  const body = { title: 'How long do hops keep fresh?', content: 'In a freezer, I mean.', tags }
  return site.api(token).call('createQuestion', { body })
}

const absent = '999999'

describeOnEveryEngine('account administration', (open) => {
  it('AU1 active accounts are listed newest first, with paging, and found by address, id and text', async () => {
    const { site, list, names } = await openAsAdmin(open)
    for (const name of ['Ada', 'Grace', '100%Sure']) {
      site.clock.advance(1000)
      await site.registerPerson({ name, role: name === 'Grace' ? 3 : 1 })
    }
    expect(await names()).toEqual(['100%sure', 'grace', 'ada', 'admin'])
    expect(await list({ page: 2, page_size: 3 })).toMatchObject({ count: 4, list: [{ username: 'admin' }] })
    const [ada] = (await list({ query: 'ADA@qa.test' })).list
    expect(ada).toMatchObject({ display_name: 'Ada', status: 'normal', role_name: 'User', suspended_at: 0 })
    expect(await names({ query: `user:${ada?.user_id ?? ''}` })).toEqual(['ada'])
    expect(await names({ query: 'user:x' })).toEqual([])
    expect(await names({ query: 'RAC' })).toEqual(['grace'])
    expect(await names({ query: '%' }), 'no wild card').toEqual(['100%sure'])
    expect(await names({ query: 'da@qa.test' }), 'a part of an address').toEqual([])
    expect(await names({ staff: true })).toEqual(['grace', 'admin'])
    expect(await names({ status: 'suspended' })).toEqual([])
  })

  it('AU9 accounts of every state are listed together, and a suspended one states its end', async () => {
    const { site, admin, list, setStatus, names } = await openAsAdmin(open)
    for (const name of ['Ada', 'Bob', 'Cy', 'Dee']) {
      site.clock.advance(1000)
      await site.registerPerson({ name })
    }
    const idOf = async (name: string) => (await list({ query: name, status: 'all' })).list[0]?.user_id ?? ''
    const suspend = { user_id: await idOf('ada'), status: 'suspended', suspend_duration: '24h' } as const
    await unwrap(admin.call('updateUserStatus', { body: suspend }))
    await unwrap(setStatus(Number(await idOf('bob')), 'suspended'))
    await unwrap(setStatus(Number(await idOf('cy')), 'inactive'))
    const dee = await idOf('dee')
    await unwrap(setStatus(Number(dee), 'deleted'))
    const { count, list: everybody } = await list({ status: 'all' })
    const now = Math.floor(site.clock.now() / 1000)
    expect([
      count,
      everybody.map(({ username, status, suspended_until }) => [username, status, suspended_until]),
    ]).toEqual([
      5,
      [
        [`deleted~${dee}`, 'deleted', 0],
        ['cy', 'inactive', 0],
        ['bob', 'suspended', 0],
        ['ada', 'suspended', now + 86_400],
        ['admin', 'normal', 0],
      ],
    ])
    expect(await names({ status: 'all', staff: true })).toEqual(['admin'])
    expect(await names({ status: 'all', query: `user:${dee}` })).toEqual([`deleted~${dee}`])
  })

  it('AU19 accounts are listed by age or reputation, in both directions, on every page', async () => {
    const { site, list, names, setStatus } = await openAsAdmin(open)
    for (const [name, rank] of [
      ['Ada', 20],
      ['Bob', 300],
      ['Cy', 20],
    ] as const) {
      site.clock.advance(1000)
      await site.registerPerson({ name, rank })
    }
    for (const [query, expected] of [
      [{ order: 'reputation' }, ['bob', 'cy', 'ada', 'admin']],
      [{ order: 'reputation', direction: 'asc' }, ['admin', 'ada', 'cy', 'bob']],
      [{ order: 'created', direction: 'asc' }, ['admin', 'ada', 'bob', 'cy']],
    ] as const) {
      expect(await names(query), JSON.stringify(query)).toEqual(expected)
      const pages = await Promise.all([1, 2].map((page) => names({ ...query, page, page_size: 2 })))
      expect(pages.flat(), JSON.stringify(query)).toEqual(expected)
    }
    for (const name of ['cy', 'ada']) {
      site.clock.advance(1000)
      await unwrap(setStatus(Number((await list({ query: name })).list[0]?.user_id), 'suspended'))
    }
    expect(await names({ status: 'suspended' })).toEqual(['ada', 'cy'])
    expect(await names({ status: 'suspended', direction: 'asc' })).toEqual(['cy', 'ada'])
    const ids = await Promise.all(
      ['ada', 'cy'].map(async (query) => Number((await list({ status: 'all', query })).list[0]?.user_id)),
    )
    for (const id of ids) {
      site.clock.advance(1000)
      await unwrap(setStatus(id, 'deleted'))
    }
    expect((await list({ status: 'deleted' })).list.map(({ user_id }) => Number(user_id))).toEqual(ids.toReversed())
  })

  it('AU20 a search by name runs beside everything else and with a time limit', async () => {
    const { site, admin, list, names } = await openAsAdmin(open)
    const search = vi.spyOn(site.ctx.database, 'search')
    for (const query of [{}, { query: ' ' }, { query: 'user:1' }, { staff: true }]) await list(query)
    expect(search).not.toHaveBeenCalled()
    search.mockRejectedValueOnce(new QueryTookTooLong())
    const { error } = await admin.call('listAdminUsers', { query: { query: 'adm' } })
    expect(error).toMatchObject({ status: 429 })
    expect(await names({ query: 'adm' })).toEqual(['admin'])
  })

  it('AU2 a suspension takes effect on the next request and can be lifted', async () => {
    const { site, list, setStatus, names } = await openAsAdmin(open)
    const ada = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const bob = await site.registerPerson({ name: 'Bob' })
    await unwrap(setStatus(ada.id, 'suspended'))
    expect((await ask(site, ada.token)).error).toMatchObject({ kind: 'forbidden', type: 'suspended' })
    site.clock.advance(5000)
    await unwrap(setStatus(bob.id, 'suspended'))
    const { list: suspended } = await list({ status: 'suspended' })
    expect(
      suspended.map(({ username }) => username),
      'by the time of it',
    ).toEqual(['bob', 'ada'])
    expect(suspended[0]?.suspended_at).toBe(Math.floor(site.clock.now() / 1000))
    const profile = await unwrap(site.api().call('getPersonalUser', { query: { username: 'ada' } }))
    expect(profile).toMatchObject({ status: 'suspended', status_msg: 'This user was suspended forever.' })
    await unwrap(setStatus(ada.id, 'normal'))
    expect((await ask(site, ada.token)).error).toBeUndefined()
    expect(await names({ status: 'suspended' })).toEqual(['bob'])
  })

  it('AU2b a suspension states its end and reason, ends by itself, and the latest one counts', async () => {
    const { site, admin } = await openAsAdmin(open)
    const ada = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const suspend = (more: Partial<OperationBody<'updateUserStatus'>> = {}) =>
      unwrap(admin.call('updateUserStatus', { body: { user_id: String(ada.id), status: 'suspended', ...more } }))
    const message = async () =>
      (await unwrap(site.api().call('getPersonalUser', { query: { username: 'ada' } }))).status_msg
    const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    const day = (days: number) => written.format(site.clock.now() + days * 86_400_000)
    await suspend({ suspend_duration: '7d', suspend_reason: ' Sold <b>shoes</b> ' })
    expect(await message()).toBe(`This user is suspended until ${day(7)}. Reason: Sold &lt;b&gt;shoes&lt;/b&gt;`)
    await suspend({ suspend_duration: '24h' })
    expect(await message()).toBe(`This user is suspended until ${day(1)}.`)
    site.clock.advance(86_400_000 - 1000)
    await site.ctx.jobs.drain()
    expect((await ask(site, ada.token)).error).toMatchObject({ type: 'suspended' })
    site.clock.advance(61_000)
    await site.ctx.jobs.drain()
    expect([(await ask(site, ada.token)).error, await message()]).toEqual([undefined, undefined])
    await suspend({ suspend_reason: 'Again' })
    expect(await message()).toBe('This user was suspended forever. Reason: Again')
    await unwrap(admin.call('updateUserStatus', { body: { user_id: String(ada.id), status: 'normal' } }))
    await suspend()
    expect(await message()).toBe('This user was suspended forever.')
    const wrong = { user_id: String(ada.id), status: 'suspended', suspend_reason: 'x'.repeat(501) } as const
    expect((await admin.call('updateUserStatus', { body: wrong })).error).toMatchObject({
      fields: [{ error_field: 'suspend_reason' }],
    })
  })

  it('AU3 deactivating requires verifying the address again; activating counts it as verified and gives the first point', async () => {
    const { site, setStatus, names } = await openAsAdmin(open)
    const ada = await site.registerPerson({ name: 'Ada', rank: 5000 })
    await unwrap(setStatus(ada.id, 'inactive'))
    expect((await ask(site, ada.token)).error).toMatchObject({ kind: 'forbidden', type: 'inactive' })
    expect(await names({ status: 'inactive' })).toEqual(['ada'])
    const body = { name: 'Newcomer', e_mail: 'new@example.com', pass: 'battery-staple' }
    const fresh = await unwrap(site.api().call('registerByEmail', { body }))
    await unwrap(setStatus(Number(fresh.id), 'normal'))
    await unwrap(setStatus(Number(fresh.id), 'inactive'))
    await unwrap(setStatus(Number(fresh.id), 'normal'))
    const { data } = await site.api(fresh.access_token).call('getCurrentUser')
    expect(data, 'one point, once').toMatchObject({ status: 'normal', mail_status: 1, rank: 1 })
    await unwrap(setStatus(ada.id, 'suspended'))
    await unwrap(setStatus(ada.id, 'inactive'))
    expect((await ask(site, ada.token)).error).toMatchObject({ type: 'inactive' })
  })

  it('AU4 a deletion is final, ends the sessions and frees the address', async () => {
    const { site, list, setStatus } = await openAsAdmin(open)
    const body = { name: 'Ada', e_mail: 'ada@example.com', pass: 'battery-staple' }
    const ada = await unwrap(site.api().call('registerByEmail', { body }))
    const id = Number(ada.id)
    await unwrap(setStatus(id, 'deleted'))
    expect((await ask(site, ada.access_token)).error).toMatchObject({ kind: 'unauthorised', status: 401 })
    const login = { e_mail: body.e_mail, pass: body.pass }
    expect((await site.api().call('loginByEmail', { body: login })).error).toMatchObject({ status: 400 })
    const seconds = Math.floor(site.clock.now() / 1000)
    const [row] = (await list({ status: 'deleted' })).list
    const neutral = { e_mail: '', username: `deleted~${id}`, display_name: `user${id}` }
    expect(row).toMatchObject({ ...neutral, deleted_at: seconds, avatar: '' })
    for (const status of ['normal', 'inactive', 'suspended', 'deleted'] as const) await unwrap(setStatus(id, status))
    expect((await list({ status: 'deleted' })).list).toEqual([row])
    const again = await unwrap(site.api().call('registerByEmail', { body: { ...body, name: 'Ada Again' } }))
    expect(again.id).not.toBe(ada.id)
  })

  it('AU5 nobody changes their own state, role or password, and unknown accounts are reported', async () => {
    const { me, admin } = await openAsAdmin(open)
    const own = String(me.id)
    const state = (user_id: string) => admin.call('updateUserStatus', { body: { user_id, status: 'suspended' } })
    const role = (user_id: string) => admin.call('updateUserRole', { body: { user_id, role_id: 1 } })
    const password = (user_id: string) =>
      admin.call('updateUserPassword', { body: { user_id, password: 'another-password' } })
    expect((await state(own)).error?.reason).toBe('error.admin.cannot_modify_self_status')
    expect((await role(own)).error?.reason).toBe('error.user.cannot_update_your_role')
    expect((await password(own)).error?.reason).toBe('error.admin.cannot_update_their_password')
    for (const call of [state, role, password]) {
      for (const id of [absent, 'x', '-1']) {
        expect((await call(id)).error, id).toMatchObject({ status: 400, reason: 'error.user.not_found' })
      }
    }
    expect((await admin.call('getCurrentUser')).data).toMatchObject({ role_id: 2, status: 'normal' })
  })

  it('AU6 removing all content deletes what the person wrote, by the rules of each kind, and nothing else', async () => {
    const { site, setStatus } = await openAsAdmin(open)
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
    const [one, other] = [site.api(ada.token), site.api(bo.token)]
    const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    const mine = await unwrap(one.call('createQuestion', { body: asked }))
    const theirs = await unwrap(other.call('createQuestion', { body: { ...asked, title: 'Which beer for a tulip?' } }))
    const written = { question_id: theirs.id, content: 'A stout, I think.' }
    const { info } = await unwrap(one.call('createAnswer', { body: written }))
    await unwrap(other.call('acceptAnswer', { body: { question_id: theirs.id, answer_id: info.id } }))
    const body = { object_id: theirs.id, original_text: 'Any stout at all?' }
    await unwrap(one.call('createComment', { body }))
    const kept = await unwrap(other.call('createComment', { body: { ...body, original_text: 'A dry one.' } }))
    await unwrap(setStatus(ada.id, 'deleted', true))
    expect((await site.api().call('getQuestion', { query: { id: mine.id } })).error).toMatchObject({ status: 404 })
    const question = await unwrap(site.api().call('getQuestion', { query: { id: theirs.id } }))
    expect(question).toMatchObject({ answer_count: 0, accepted_answer_id: '0' })
    const { list } = await unwrap(site.api().call('listComments', { query: { object_id: theirs.id } }))
    expect(list.map((comment) => comment.comment_id)).toEqual([kept.comment_id])
    expect(await findUser(site.ctx.db, ada.id)).toMatchObject({ status: 'deleted', question_count: 0, answer_count: 0 })
    await site.ctx.jobs.drain()
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('AU21 an order to remove all content and the job that finishes it may run at the same time', async () => {
    const { site, me } = await openAsAdmin(open)
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const [one, other] = [site.api(ada.token), site.api(me.token)]
    const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
    const theirs = await unwrap(other.call('createQuestion', { body: asked }))
    await unwrap(one.call('createQuestion', { body: { ...asked, title: 'Which beer for a tulip?' } }))
    await unwrap(one.call('createAnswer', { body: { question_id: theirs.id, content: 'A stout, I think.' } }))
    for (const original_text of ['Any stout at all?', 'A dry one.', 'And an oatmeal one?']) {
      site.clock.advance(1000)
      await unwrap(one.call('createComment', { body: { object_id: theirs.id, original_text } }))
    }
    await Promise.all([1, 2, 3].map(() => removeContentOf(site.ctx, ada.id, me.id)))
    expect(await listContentOf(site.ctx.db, ada.id, 10)).toEqual([])
    await site.ctx.jobs.drain()
    expect(await checkCounters(site.ctx)).toEqual([])
  })

  it('AU7 a new role ends all sessions and applies to the next one', async () => {
    const { site, admin, setStatus } = await openAsAdmin(open)
    const body = { display_name: 'Ada', email: 'ada@example.com', password: 'battery-staple' }
    await unwrap(admin.call('createUser', { body }))
    const login = () => unwrap(site.api().call('loginByEmail', { body: { e_mail: body.email, pass: body.password } }))
    const before = await login()
    const give = (role_id: 1 | 2 | 3) => admin.call('updateUserRole', { body: { user_id: before.id, role_id } })
    await unwrap(give(2))
    expect((await site.api(before.access_token).call('getCurrentUser')).data).toBeNull()
    const after = await login()
    expect(after.role_id).toBe(2)
    expect((await site.api(after.access_token).call('listRoles')).data?.map(({ id, name }) => [id, name])).toEqual([
      [1, 'User'],
      [2, 'Admin'],
      [3, 'Moderator'],
    ])
    await unwrap(give(3))
    const moderator = await login()
    expect((await site.api(moderator.access_token).call('listRoles')).error).toMatchObject({ status: 403 })
    await unwrap(setStatus(Number(before.id), 'deleted'))
    expect((await give(1)).error?.reason).toBe('error.user.not_found')
  })

  it('AU8 a password set by an administrator ends all sessions and works immediately', async () => {
    const { site, admin } = await openAsAdmin(open)
    const ada = await site.registerPerson({ name: 'Ada' })
    const give = (password: string) => admin.call('updateUserPassword', { body: { user_id: String(ada.id), password } })
    for (const password of ['short', 'has a space', 'x'.repeat(33)]) {
      expect((await give(password)).error, password).toMatchObject({ fields: [{ error_field: 'password' }] })
    }
    expect((await site.api(ada.token).call('getCurrentUser')).data).toMatchObject({ username: 'ada' })
    await unwrap(give('battery-staple'))
    expect((await site.api(ada.token).call('getCurrentUser')).data).toBeNull()
    const body = { e_mail: 'ada@qa.test', pass: 'battery-staple' }
    expect((await site.api().call('loginByEmail', { body })).error).toBeUndefined()
  })
})
