import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import type { OperationBody } from '@quandary/api-client'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'

async function openAsAdmin(open: () => Promise<TestSite>) {
  const site = await open()
  const admin = site.api((await site.admin()).token)
  const create = (body: OperationBody<'createUser'>) => admin.call('createUser', { body })
  const createAll = (...lines: string[]) => admin.call('createUsers', { body: { users: lines.join('\n') } })
  const count = async () => (await unwrap(admin.call('listAdminUsers'))).count
  return { site, admin, create, createAll, count }
}

const ada = { display_name: 'Ada Lovelace', email: 'ada@example.com', password: 'battery-staple' }

const DAY_MS = 86_400_000

/** Returns the code of an activation link. */
function codeOf(text: string): string {
  return /http:\/\/qa\.test\/users\/account-activation\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}

describeOnEveryEngine('creating accounts', (open) => {
  it('AN1 a created account is active, has one point and can sign in', async () => {
    const { site, create } = await openAsAdmin(open)
    await unwrap(create(ada))
    const body = { e_mail: ada.email, pass: ada.password }
    const session = await unwrap(site.api().call('loginByEmail', { body }))
    expect(session).toMatchObject({ username: 'ada-lovelace', status: 'normal', mail_status: 1, rank: 1, role_id: 1 })
    await unwrap(create({ ...ada, email: 'other@example.com' }))
    const { list } = await unwrap(site.api((await site.admin()).token).call('listAdminUsers'))
    expect(new Set(list.map(({ username }) => username)).size, 'a name of its own').toBe(3)
  })

  it('AN2 taken addresses, unusable names and weak passwords are refused', async () => {
    const { create, count } = await openAsAdmin(open)
    await unwrap(create(ada))
    expect((await create({ ...ada, email: 'ADA@example.com' })).error?.reason).toBe('error.email.duplicate')
    const name = await create({ ...ada, email: 'b@example.com', display_name: 'a/b' })
    expect(name.error).toMatchObject({ status: 400, reason: 'error.user.display_name_invalid' })
    const reserved = await create({ ...ada, email: 'b@example.com', display_name: 'Moderator' })
    expect(reserved.error?.reason).toBe('error.user.display_name_invalid')
    const password = await create({ ...ada, email: 'b@example.com', password: 'with a space' })
    expect(password.error).toMatchObject({ fields: [{ error_field: 'password' }] })
    const all = await create({ display_name: 'x', email: 'x', password: 'x' })
    expect(all.error?.kind === 'fields' && all.error.fields.map((field) => field.error_field).toSorted()).toEqual([
      'display_name',
      'email',
      'password',
    ])
    expect(await count()).toBe(2)
  })

  it('AN3 in bulk, names may repeat, passwords may contain commas, and empty lines are skipped', async () => {
    const { site, createAll, count } = await openAsAdmin(open)
    const sent = createAll('Ada, ada@example.com, comma,in,password', '', ' Ada,b@example.com,battery-staple \r', '')
    expect(await unwrap(sent)).toBeNull()
    expect(await count()).toBe(3)
    const body = { e_mail: 'ada@example.com', pass: 'comma,in,password' }
    expect((await site.api().call('loginByEmail', { body })).data?.rank).toBe(1)
  })

  it('AN4 in bulk, one invalid line is reported and no account is created', async () => {
    const { createAll, count } = await openAsAdmin(open)
    const good = 'Ada, ada@example.com, battery-staple'
    const wrong: [string, RegExp][] = [
      ['Bob', /Bob/],
      ['Bob, b@example.com', /b@example\.com/],
      ['B, b@example.com, battery-staple', /Display name must be at least 2/],
      [`${'B'.repeat(31)}, b@example.com, battery-staple`, /Display name must be at most 30/],
      ['Bob, nobody, battery-staple', /valid email/],
      ['Bob, b@example.com, short', /Password must be at least 8/],
      ['Bob, b@example.com, has a space', /spaces/],
      ['a/b, b@example.com, battery-staple', /in this name/],
      ['Bob, ADA@example.com, battery-staple', /already in use/],
      ['Bob, admin@qa.test, battery-staple', /already in use/],
    ]
    for (const [line, why] of wrong) {
      const { error } = await createAll(good, '', line)
      expect(error, line).toMatchObject({ status: 400, fields: [{ error_field: 'users' }] })
      const text = error?.kind === 'fields' ? (error.fields[0]?.error_msg ?? '') : ''
      expect(text).toMatch(/^Line 3 /)
      expect(text).toMatch(why)
      expect(text, 'no password in it').not.toMatch(/battery|short|has a space/)
    }
    expect(await count()).toBe(1)
  })

  it('AN5 in bulk, there is at least one line and at most 5000', async () => {
    const { createAll } = await openAsAdmin(open)
    const lines = Array.from({ length: 5001 }, (_, at) => `Person ${at}, p${at}@example.com, battery-staple`)
    expect((await createAll(...lines)).error).toMatchObject({ fields: [{ error_field: 'users' }] })
    expect((await createAll('', ' ')).error).toMatchObject({ fields: [{ error_field: 'users' }] })
  })

  it('AN6 activation links are issued and mailed only for unverified addresses, and only the newest one works, for a day', async () => {
    const { site, admin } = await openAsAdmin(open)
    const body = { name: 'Ada', e_mail: 'ada@example.com', pass: 'battery-staple' }
    const { id } = await unwrap(site.api().call('registerByEmail', { body }))
    const link = () => admin.call('getUserActivation', { query: { user_id: id } })
    const older = codeOf((await unwrap(link())).activation_url)
    await unwrap(admin.call('sendUserActivation', { body: { user_id: id } }))
    await site.ctx.jobs.drain()
    const outbox = join(site.dataDir, 'outbox')
    const newest = (await readdir(outbox)).toSorted().at(-1) ?? ''
    const mail = await PostalMime.parse(await readFile(join(outbox, newest)))
    expect(mail.to).toMatchObject([{ address: 'ada@example.com' }])
    const verify = (code: string) => site.api().call('verifyEmail', { body: { code } })
    expect((await verify(older)).error).toMatchObject({ type: 'url_expired' })
    expect(codeOf(mail.text ?? '')).not.toBe('')
    const expired = codeOf((await unwrap(link())).activation_url)
    site.clock.advance(DAY_MS + 1)
    expect((await verify(expired)).error).toMatchObject({ type: 'url_expired' })
    const last = codeOf((await unwrap(link())).activation_url)
    site.clock.advance(DAY_MS - 1)
    expect((await verify(last)).data).toMatchObject({ status: 'normal' })
    expect((await link()).error, 'active already').toMatchObject({ fields: [{ error_field: 'user_id' }] })
    for (const user_id of ['999999', 'x']) {
      const read = await admin.call('getUserActivation', { query: { user_id } })
      expect(read.error).toMatchObject({ status: 400, reason: 'error.user.not_found' })
      const sent = await admin.call('sendUserActivation', { body: { user_id } })
      expect(sent.error?.reason).toBe('error.user.not_found')
    }
  })
})
