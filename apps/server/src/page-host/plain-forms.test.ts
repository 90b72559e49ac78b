import type { RefusedForm } from '#hosted/site/server'
import { expect, it } from 'vitest'
import type { SiteOptions, TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { readSettings, writeSettings } from '../slices/site-settings/index.ts'
import { mountPlainForms } from './plain-forms.ts'

const OWN = { host: 'qa.example', origin: 'https://qa.example' }

describeOnEveryEngine('plain forms', (open) => {
  async function openForms(options?: SiteOptions): Promise<TestSite> {
    const site = await open(options)
    await mountPlainForms(await site.ownServer(), site.ctx, {
      refused: async (_request, reply, form) => reply.code(400).send(form),
      failed: (_request, _reply, error) => {
        throw error
      },
    })
    return site
  }

  function post(site: TestSite, url: string, fields: Record<string, string>, headers: Record<string, string> = OWN) {
    return site.server.http.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  }

  const ada = { name: 'Ada', e_mail: 'ada@example.com', pass: 'correct-horse', pass_again: 'correct-horse' }
  const login = { e_mail: ada.e_mail, pass: ada.pass }

  it('PF1 register and sign in through the same operations, with the reading cookie and the token for scripts', async () => {
    const site = await openForms()
    const entered = await post(site, '/users/register', ada)
    expect(entered.statusCode).toBe(200)
    expect(entered.headers['set-cookie']).toMatch(/^visit=.+HttpOnly/)
    expect(entered.body).toContain('url=/users/login?status=inactive')
    const again = await post(site, '/users/login', login, { 'sec-fetch-site': 'same-origin' })
    const [, token = ''] = /setItem\("_a_ltk_","([^"]+)"\)/.exec(again.body) ?? []
    const { data } = await site.api(token).call('getCurrentUser')
    expect(data).toMatchObject({ e_mail: ada.e_mail })
  })

  it('PF2 refuse everything that another site sends, or that does not say where it comes from', async () => {
    const site = await openForms()
    const entered = await post(site, '/users/register', ada)
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';')
    const people = () => site.ctx.db.selectFrom('users').select('id').execute()
    const sessions = () => site.ctx.db.selectFrom('sessions').select('id').execute()
    const before = [await people(), await sessions()]
    for (const [url, fields] of [
      ['/users/register', { ...ada, e_mail: 'eve@example.com' }],
      ['/users/login', login],
      ['/users/logout', {}],
    ] as const) {
      for (const headers of [
        {},
        { ...OWN, origin: 'https://else.example' },
        { ...OWN, origin: 'http://blog.qa.example', 'sec-fetch-site': 'same-site' },
        { ...OWN, origin: 'null' },
        { ...OWN, 'sec-fetch-site': 'cross-site' },
      ]) {
        const answer = await post(site, url, fields, { ...headers, cookie })
        expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, 303, undefined])
      }
    }
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
      const headers = { ...OWN, 'content-type': type }
      const answer = await site.server.http.inject({ method: 'POST', url: '/users/login', headers, payload: '{}' })
      expect([type, answer.statusCode, answer.headers['set-cookie']]).toEqual([type, 415, undefined])
    }
    expect([await people(), await sessions()]).toEqual(before)
  })

  it('PF8 cookies are Secure and __Host- where the site address is https, when they are set and when they are cleared', async () => {
    const site = await openForms()
    const general = await readSettings(site.ctx, 'general')
    await writeSettings(site.ctx, 'general', { ...general, site_url: OWN.origin })
    const { headers } = await post(site, '/users/register', ada)
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    const left = await post(site, '/users/logout', {}, { ...OWN, cookie })
    for (const sent of [headers['set-cookie'], left.headers['set-cookie']]) {
      expect(sent).toMatch(/^__Host-visit=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    }
    expect(await site.ctx.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  it('PF6 sign out the owner of the reading cookie, when a page of this site asks for it', async () => {
    const site = await openForms()
    const { headers } = await post(site, '/users/register', ada)
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    const logOut = (from: Record<string, string>) => post(site, '/users/logout', {}, { ...from, cookie })
    const sessions = () => site.ctx.db.selectFrom('sessions').select('id').execute()
    expect((await logOut({ ...OWN, origin: 'https://else.example' })).headers['set-cookie']).toBeUndefined()
    expect(await sessions()).toHaveLength(1)
    const left = await logOut(OWN)
    expect([left.statusCode, left.headers['location']]).toEqual([303, '/'])
    expect(left.headers['set-cookie']).toMatch(/^visit=;/)
    expect(await sessions()).toEqual([])
  })

  it('PF3 return the typed values and the reason of the refusal, never a password', async () => {
    const site = await openForms()
    const differing = await post(site, '/users/register', { ...ada, pass_again: 'correct-house' })
    const typed = { name: ada.name, e_mail: ada.e_mail }
    expect(differing.json<RefusedForm>()).toEqual({ values: typed, fields: {}, passwordsDiffer: true })
    const wrong = await post(site, '/users/login', login)
    expect(wrong.json<RefusedForm>()).toEqual({
      values: { e_mail: ada.e_mail },
      fields: { e_mail: 'The email or the password is not correct.' },
    })
  })

  it('PF4 redirect within this site only, and no address can end the inline script', async () => {
    const site = await openForms()
    await post(site, '/users/register', ada)
    await site.ctx.db.updateTable('users').set({ mail_status: 1 }).where('e_mail', '=', ada.e_mail).execute()
    const target = async (next: string) => {
      const { body } = await post(site, `/users/login?next=${encodeURIComponent(next)}`, login)
      return /location\.replace\((.*?)\)<\/script>/.exec(body)?.[1]
    }
    expect(await target('/tags?q=a&page=2')).toBe('"/tags?q=a&page=2"')
    expect(await target('//else.example')).toBe('"/"')
    expect(await target('/</script><script>')).toBe(String.raw`"/\u003c/script>\u003cscript>"`)
  })

  it('PF7 a form sent to a page without one gets the hint that it needs scripts; programs get 404', async () => {
    const site = await openForms()
    const send = (url: string, accept: string) =>
      post(site, url, { e_mail: ada.e_mail }, { ...OWN, accept: `${accept},*/*;q=0.8` })
    const page = await send('/users/account-recovery', 'text/html')
    expect([page.statusCode, page.json()]).toEqual([400, { values: {}, fields: {}, needsScript: true }])
    for (const [url, accept] of [
      ['/users/account-recovery', 'application/json'],
      ['/answer/api/v1/nothing', 'text/html'],
    ] as const) {
      const answer = await send(url, accept)
      expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ reason: 'base.not_found' })])
    }
  })

  it('PF5 require the same captchas as the API', async () => {
    const site = await openForms({ rateLimits: true })
    const asked = (await post(site, '/users/register', ada)).json<RefusedForm>()
    expect(asked.fields['captcha_code']).toBeDefined()
    expect(asked.challenge?.captcha_img).toMatch(/^data:image\/png/)
  })
})
