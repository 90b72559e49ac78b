import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import type { TestSite } from '../../../test/harness.ts'
import { sentMails } from '../../../test/mail/outbox.ts'
import { startPages } from '../../../test/http/pages.ts'
import { storedFiles, storedRows } from '../../../test/databases/stored-values.ts'

/** Everything a person says about themselves; no other text contains these words. */
const WORDS = {
  name: 'Zorblatt Quimby',
  username: 'zorblatt-the-first',
  address: 'zorblatt@mail-of-zorblatt.test',
  nextAddress: 'next@mail-of-zorblatt.test',
  bio: 'I collect zorblattish teapots.',
  website: 'https://teapots-of-zorblatt.test',
  location: 'Zorblattstadt',
  browser: 'Zorblatt-Browser/1.0',
}
const TRACE = /zorblatt|quimby/i

/** Registers a person who fills in everything, and lets them write. */
async function enterEverything(site: TestSite) {
  const body = { name: WORDS.name, e_mail: WORDS.address, pass: 'battery-staple' }
  const { id, access_token: token } = await unwrap(site.api().call('registerByEmail', { body }))
  const admin = site.api((await site.admin()).token)
  await unwrap(admin.call('updateUserStatus', { body: { user_id: id, status: 'normal' } }))
  await site.ctx.db.updateTable('users').set({ rank: 9000 }).where('id', '=', Number(id)).execute()
  const login = { e_mail: WORDS.address, pass: body.pass }
  await site.server.http.inject({
    method: 'POST',
    url: '/answer/api/v1/user/login/email',
    headers: { 'user-agent': WORDS.browser },
    payload: login,
  })
  const api = site.api(token)
  const { name: display_name, username, bio, website, location } = WORDS
  await unwrap(api.call('updateProfile', { body: { display_name, username, bio, website, location } }))
  await unwrap(api.call('requestEmailChange', { body: { e_mail: WORDS.nextAddress, pass: body.pass } }))
  const asked = { title: 'Which glass for a stout?', content: 'I have many.', tags: [{ slug_name: 'glass' }] }
  const question = await unwrap(api.call('createQuestion', { body: asked }))
  const bo = await site.registerPerson({ name: 'Bo', rank: 9000 })
  const other = await unwrap(
    site.api(bo.token).call('createQuestion', { body: { ...asked, title: 'Which beer for a tulip?' } }),
  )
  await unwrap(api.call('createAnswer', { body: { question_id: other.id, content: 'A stout, I think.' } }))
  await unwrap(api.call('createComment', { body: { object_id: other.id, original_text: 'Any stout at all?' } }))
  const edited = { ...asked, id: other.id, title: 'Which beer for a tulip glass?', edit_summary: 'Clearer' }
  await unwrap(api.call('updateQuestion', { body: edited }))
  return { id, token, question, other }
}

describeOnEveryEngine('erasure of accounts', (open) => {
  it('AU10 nothing that a person said about themselves stays in any column of any table or file of the database', async () => {
    const site = await open()
    const { id } = await enterEverything(site)
    await sentMails(site)
    const traces = async () => (await storedRows(site)).filter(({ text }) => TRACE.test(text))
    expect(new Set((await traces()).map(({ table }) => table))).toEqual(
      new Set(['users', 'sessions', 'sign_ins', 'mail_codes']),
    )
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updateUserStatus', { body: { user_id: id, status: 'deleted' } }))
    await site.ctx.jobs.drain()
    expect(await traces()).toEqual([])
    // Mails to others cannot be recalled; in this test they are the files of the outbox. Mails to the person are
    // deleted from it.
    const files = (await storedFiles(site)).filter(({ text }) => TRACE.test(text)).map(({ file }) => file)
    expect(files.filter((file) => !file.includes('/outbox/'))).toEqual([])
    expect((await sentMails(site)).filter(({ to }) => to === WORDS.address)).toEqual([])
  })

  it('AU11 posts of a deleted account stay under a neutral name in every page, feed, list and mail', async () => {
    const site = await open()
    const pages = await startPages(site)
    const { id, question, other } = await enterEverything(site)
    const of = (one: { id: string; url_title: string }) => `/questions/${one.id}/${one.url_title}`
    const profile = `/users/${WORDS.username}`
    const shown = [
      '/',
      '/questions',
      of(question),
      `/questions/${other.id}/which-beer-for-a-tulip-glass`,
      `/posts/${other.id}/timeline`,
      '/tags/glass',
      '/search?q=stout',
      '/users',
      '/feed.atom',
      '/feed.rss',
      '/tags/glass/feed.atom',
      '/sitemap.xml',
    ]
    const reads = async () => [
      await site.api().call('getQuestion', { query: { id: question.id } }),
      await site.api().call('listQuestions', { query: {} }),
      await site.api().call('listAnswers', { query: { question_id: other.id } }),
      await site.api().call('listComments', { query: { object_id: other.id } }),
      await site.api().call('search', { query: { q: 'stout' } }),
    ]
    // Requesting the pages also fills the caches.
    const before = await Promise.all(shown.map((path) => pages.get(path)))
    expect(before.filter(({ text }) => TRACE.test(text)).length).toBeGreaterThan(3)
    expect((await pages.get(profile)).status).toBe(200)
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updateUserStatus', { body: { user_id: id, status: 'deleted' } }))
    for (const path of shown) {
      const { status, text } = await pages.get(path)
      expect([path, status === before[shown.indexOf(path)]?.status, TRACE.exec(text)?.[0]]).toEqual([
        path,
        true,
        undefined,
      ])
    }
    const answers = JSON.stringify(await reads())
    expect(answers).not.toMatch(TRACE)
    expect(answers).toContain(`user${id}`)
    const mails = await sentMails(site)
    const bo = await site.registerPerson({ name: 'Cy', rank: 9000 })
    const body = { object_id: question.id, original_text: 'Is this still true?' }
    await unwrap(site.api(bo.token).call('createComment', { body }))
    expect(await sentMails(site), 'no mail to the deleted account').toHaveLength(mails.length)
  })

  it('AU12 the profile of a deleted account is gone, until somebody else takes its name', async () => {
    const site = await open()
    const pages = await startPages(site)
    const { id } = await enterEverything(site)
    const admin = site.api((await site.admin()).token)
    await unwrap(admin.call('updateUserStatus', { body: { user_id: id, status: 'deleted' } }))
    const neutral = encodeURIComponent(`deleted~${id}`)
    for (const name of [WORDS.username, WORDS.username.toUpperCase(), neutral]) {
      for (const path of [`/users/${name}`, `/users/${name}/answers`, `/users/${name}?page=2`]) {
        const { status, text } = await pages.get(path)
        expect([path, status]).toEqual([path, 410])
        expect(text).not.toContain(WORDS.name)
      }
      const username = decodeURIComponent(name)
      const { error } = await site.api().call('getPersonalUser', { query: { username } })
      expect(error).toMatchObject({ status: 404, reason: 'error.user.not_found' })
      expect((await pages.get(`/users/${name}/feed.atom`)).status).toBe(404)
      for (const call of ['listPersonalQuestions', 'listPersonalAnswers', 'listPersonalComments'] as const) {
        expect((await site.api().call(call, { query: { username } })).error?.reason).toBe('error.user.not_found')
      }
    }
    expect((await pages.get('/users/nobody-at-all')).status).toBe(404)
    expect((await pages.get('/users/%ff')).status).not.toBe(410)
    await site.registerPerson({ name: WORDS.username })
    expect((await pages.get(`/users/${WORDS.username}`)).status).toBe(200)
  })
})
