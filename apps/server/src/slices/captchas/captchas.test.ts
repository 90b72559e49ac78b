import type { QuandaryClient } from '@quandary/api-client'
import { messages } from '@quandary/i18n/catalogues/en_US/server'
import { expect, it, vi } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { mailedCode } from '../../../test/mail/outbox.ts'
import type { CaptchaAction } from '@quandary/api-client'

const failed = {
  kind: 'fields',
  status: 400,
  reason: 'error.object.captcha_verification_failed',
  fields: [{ error_field: 'captcha_code' }],
}

const numbers = new Map(
  Object.entries<string>(messages).flatMap(([key, word]) => {
    const number = /^captcha\.number\.(\d+)$/.exec(key)?.[1]
    return number === undefined ? [] : [[word, Number(number)] as const]
  }),
)

/** Fetches a challenge and solves it by its question, like a person who cannot see the picture. */
async function solve(api: QuandaryClient, action: CaptchaAction) {
  const { data } = await api.call('getCaptcha', { query: { action } })
  if (data?.captcha_question === undefined) throw new Error(`Nothing has to be solved for ${action}`)
  return { captcha_id: data.captcha_id, captcha_code: ` ${resultOf(data.captcha_question)} ` }
}

function resultOf(question: string): number {
  const words = [...question.matchAll(/[a-z]+/g)].flatMap(([word]) => numbers.get(word) ?? [])
  const [first = 0, ...rest] = words
  const others = rest.reduce((sum, number) => sum + number, 0)
  return question.includes('minus') ? first - others : first + others
}

async function isAskedFor(api: QuandaryClient, action: CaptchaAction): Promise<boolean | undefined> {
  return (await api.call('getCaptcha', { query: { action } })).data?.verify
}

const ada = { name: 'Ada', e_mail: 'ada@qa.test', pass: 'analytical-engine' }

async function ask(site: TestSite, token: string, title: string, captcha = {}) {
  return site.api(token).call('createQuestion', {
    body: { title, content: 'Some words of content', tags: [{ slug_name: 'captcha' }], ...captcha },
  })
}

describeOnEveryEngine('captchas', (open) => {
  it('C1 a captcha is always required where a mail is sent: signing up, recovery, resending', async () => {
    const site = await open({ rateLimits: true })
    const api = site.api()
    expect((await api.call('registerByEmail', { body: ada })).error).toMatchObject(failed)
    const signedUp = await api.call('registerByEmail', { body: { ...ada, ...(await solve(api, 'email')) } })
    const code = await mailedCode(site)
    expect((await api.call('requestPasswordReset', { body: { e_mail: ada.e_mail } })).error).toMatchObject(failed)
    const reset = { e_mail: ada.e_mail, ...(await solve(api, 'email')) }
    expect((await api.call('requestPasswordReset', { body: reset })).error).toBeUndefined()
    const own = site.api(signedUp.data?.access_token)
    expect((await own.call('sendVerificationEmail', { body: {} })).error).toMatchObject(failed)
    expect((await own.call('sendVerificationEmail', { body: await solve(own, 'email') })).error).toBeUndefined()
    // Redeeming a mailed code needs no captcha; this code was replaced by the one that was sent again.
    expect((await api.call('verifyEmail', { body: { code } })).error).toMatchObject({ type: 'url_expired' })
  })

  it('C2 a captcha is required after three failed sign-ins, until a success or six minutes pass', async () => {
    const site = await open({ rateLimits: true })
    const api = site.api()
    const login = (pass: string, captcha = {}) =>
      api.call('loginByEmail', { body: { e_mail: 'admin@qa.test', pass, ...captcha } })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await login('wrong-password')).error?.reason).toBe('error.object.email_or_password_incorrect')
    }
    expect(await isAskedFor(api, 'password')).toBe(true)
    // Without the captcha the right password is refused, and a wrong one is not even checked.
    expect((await login('admin-password')).error).toMatchObject(failed)
    expect((await login('wrong-password')).error).toMatchObject(failed)
    expect((await login('wrong-password', await solve(api, 'password'))).error?.reason).toBe(
      'error.object.email_or_password_incorrect',
    )
    site.clock.advance(6 * 60_000 - 1)
    expect(await isAskedFor(api, 'password')).toBe(true)
    expect((await login('admin-password', await solve(api, 'password'))).data).toBeDefined()
    expect(await isAskedFor(api, 'password')).toBe(false)
    for (let attempt = 0; attempt < 3; attempt += 1) await login('wrong-password')
    site.clock.advance(6 * 60_000)
    expect(await isAskedFor(api, 'password')).toBe(false)
  })

  it('C3 a challenge works once, for any action, within six minutes, and only with its own id', async () => {
    const site = await open({ rateLimits: true })
    const api = site.api()
    const reset = (captcha: object) =>
      api.call('requestPasswordReset', { body: { e_mail: 'nobody@qa.test', ...captcha } })
    const first = await solve(api, 'email')
    expect((await reset({ ...first, captcha_code: 'wrong' })).error).toMatchObject(failed)
    expect((await reset(first)).error).toMatchObject(failed)
    const second = await solve(api, 'email')
    expect((await reset(second)).error).toBeUndefined()
    expect((await reset(second)).error).toMatchObject(failed)
    const third = await solve(api, 'email')
    site.clock.advance(6 * 60_000)
    expect((await reset(third)).error).toMatchObject(failed)
  })

  it('C4 a captcha is required after questions, answers or comments in quick succession, or after many', async () => {
    const site = await open({ rateLimits: true })
    const { token } = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const question = await ask(site, token, 'The first of several')
    expect(question.error).toBeUndefined()
    expect((await ask(site, token, 'The second of several')).error).toMatchObject(failed)
    expect(
      (await ask(site, token, 'The second of several', await solve(site.api(token), 'question'))).error,
    ).toBeUndefined()
    site.clock.advance(5_001)
    expect(await isAskedFor(site.api(token), 'question')).toBe(false)
    for (let count = 3; count <= 10; count += 1) {
      expect((await ask(site, token, `Another one, number ${count}`)).error, `question ${count}`).toBeUndefined()
      site.clock.advance(10_000)
    }
    expect((await ask(site, token, 'The eleventh of several')).error).toMatchObject(failed)
    // Each action has its own count.
    const answer = await site.api(token).call('createAnswer', {
      body: { question_id: question.data?.id ?? '', content: 'An answer to it all' },
    })
    expect(answer.error).toBeUndefined()
    expect(await isAskedFor(site.api(token), 'answer')).toBe(true)
    const comment = (text: string) =>
      site.api(token).call('createComment', { body: { object_id: question.data?.id ?? '', original_text: text } })
    expect((await comment('A first comment')).error).toBeUndefined()
    expect((await comment('A second comment')).error).toMatchObject(failed)
    site.clock.advance(1_001)
    expect((await comment('A second comment')).error).toBeUndefined()
  })

  it('C5 a captcha does not bypass the duplicate guard: another solution creates no second post', async () => {
    const site = await open({ rateLimits: true })
    const { token } = await site.registerPerson({ name: 'Ada', rank: 5000 })
    await ask(site, token, 'The very same question')
    const again = await ask(site, token, 'The very same question', await solve(site.api(token), 'question'))
    expect(again.error?.reason).toBe('base.duplicate_request_error')
  })

  it('C6 a captcha is required after forty votes and twenty searches, for guests by IP address', async () => {
    const site = await open({ rateLimits: true })
    const admin = await site.admin()
    const voter = await site.registerPerson({ name: 'Vera', rank: 5000 })
    const { data } = await ask(site, admin.token, 'A question to vote on')
    const vote = (is_cancel: boolean, captcha = {}) =>
      site.api(voter.token).call('voteUp', { body: { object_id: data?.id ?? '', is_cancel, ...captcha } })
    for (let count = 0; count < 40; count += 1) expect((await vote(count % 2 === 1)).error, `${count}`).toBeUndefined()
    expect((await vote(false)).error).toMatchObject(failed)
    expect((await vote(false, await solve(site.api(voter.token), 'vote'))).data).toMatchObject({ votes: 1 })
    const guest = site.api()
    const search = (captcha = {}) => guest.call('search', { query: { q: 'question', ...captcha } })
    for (let count = 0; count < 20; count += 1) expect((await search()).error).toBeUndefined()
    expect((await search()).error).toMatchObject(failed)
    expect((await search(await solve(guest, 'search'))).data).toBeDefined()
    site.clock.advance(60_001)
    expect((await search()).error).toBeUndefined()
  })

  it('C7 a captcha is required after three attempts to change the password or the address', async () => {
    const site = await open({ rateLimits: true })
    const { token } = await site.registerPerson({ name: 'Ada' })
    const api = site.api(token)
    const change = (captcha = {}) =>
      api.call('changePassword', { body: { old_pass: 'a-wrong-guess', pass: 'new-password', ...captcha } })
    for (let count = 0; count < 3; count += 1) expect((await change()).error?.reason).toContain('old_password')
    expect((await change()).error).toMatchObject(failed)
    expect((await api.call('requestEmailChange', { body: { e_mail: 'b@qa.test' } })).error).toMatchObject(failed)
    // A challenge for `email` is accepted, too, because the form that changes the address fetches a challenge for that
    // action.
    const solved = await solve(api, 'email')
    expect((await api.call('requestEmailChange', { body: { e_mail: 'b@qa.test', ...solved } })).error).toBeUndefined()
    expect(await isAskedFor(api, 'edit_userinfo')).toBe(false)
  })

  it('C8 staff never need a captcha', async () => {
    const site = await open({ rateLimits: true })
    const moderator = await site.registerPerson({ name: 'Mia', role: 3, rank: 5000 })
    for (let count = 1; count <= 3; count += 1) {
      expect((await ask(site, moderator.token, `Question number ${count}`)).error).toBeUndefined()
    }
    expect(await isAskedFor(site.api(moderator.token), 'email')).toBe(false)
  })

  it('C9 nobody needs a captcha under RATE_LIMITS=off', async () => {
    const site = await open()
    for (const action of ['email', 'password', 'question', 'vote'] as const) {
      expect((await site.api().call('getCaptcha', { query: { action } })).data).toEqual({
        captcha_id: '',
        captcha_img: '',
        verify: false,
      })
    }
    expect((await site.api().call('registerByEmail', { body: ada })).error).toBeUndefined()
  })

  it('C12 of many actions at once, only as many pass without a captcha as one after another', async () => {
    const site = await open({ rateLimits: true })
    const verify = vi.spyOn(site.ctx.passwords, 'verify')
    const guesses = Array.from({ length: 24 }, (_, n) =>
      site.api().call('loginByEmail', { body: { e_mail: `guess${n}@qa.test`, pass: 'wrong-password' } }),
    )
    const reasons = (await Promise.all(guesses)).map(({ error }) => error?.reason)
    const looked = verify.mock.calls.length
    verify.mockRestore()
    expect(looked).toBe(3)
    expect(reasons.filter((reason) => reason === 'error.object.email_or_password_incorrect')).toHaveLength(3)
    expect(reasons.filter((reason) => reason === failed.reason)).toHaveLength(21)
    const { token } = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const asked = await Promise.all(
      Array.from({ length: 5 }, (_, n) => ask(site, token, `One of several, number ${n}`)),
    )
    expect(asked.filter(({ error }) => error === undefined)).toHaveLength(1)
  })

  it('C13 what does not count leaves no trace: a refused question delays no other', async () => {
    const site = await open({ rateLimits: true })
    const { token } = await site.registerPerson({ name: 'Ada', rank: 5000 })
    const { error } = await site.api(token).call('createQuestion', {
      body: { title: 'A question without tags', content: 'Some words of content', tags: [] },
    })
    expect(error).toBeDefined()
    expect(await isAskedFor(site.api(token), 'question')).toBe(false)
    expect((await ask(site, token, 'The first of several')).error).toBeUndefined()
  })

  it.each(['forwarded', 'connected'])('C14 guests of one IPv6 network count as one: %s', async (way) => {
    const site = await open({ rateLimits: true, trustedProxies: way === 'forwarded' ? ['127.0.0.1'] : [] })
    const reasonFor = async (ip: string): Promise<string> => {
      const answer = await site.server.http.inject({
        method: 'POST',
        url: '/answer/api/v1/user/login/email',
        payload: { e_mail: 'admin@qa.test', pass: 'wrong-password' },
        ...(way === 'forwarded' ? { headers: { 'x-forwarded-for': ip } } : { remoteAddress: ip }),
      })
      return answer.json<{ reason: string }>().reason
    }
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:0:1::3']) {
      expect(await reasonFor(ip)).toBe('error.object.email_or_password_incorrect')
    }
    expect(await reasonFor('2001:db8:1:2:abcd::4')).toBe(failed.reason)
    expect(await reasonFor('2001:db8:1:3::1')).toBe('error.object.email_or_password_incorrect')
  })

  it('C10 a challenge comes as a picture and as a question in the viewer’s language', async () => {
    const site = await open({ rateLimits: true })
    const { data } = await site.api().call('getRegistrationCaptcha')
    expect(data).toMatchObject({ verify: true, captcha_img: expect.stringMatching(/^data:image\/png;base64,/) })
    expect(data?.captcha_question).toMatch(/^What is .* Answer in digits\.$/)
    const chinese = await site.server.http.inject({
      url: '/answer/api/v1/user/register/captcha',
      headers: { 'accept-language': 'zh_CN' },
    })
    expect(chinese.json().data.captcha_question).toMatch(/[加减].*等于多少/)
    const unknown = await site.server.http.inject({ url: '/answer/api/v1/user/action/record?action=dance' })
    expect(unknown.statusCode).toBe(400)
  })

  it('C11 a challenge solved for one action is not accepted for another', async () => {
    const site = await open({ rateLimits: true })
    const guest = site.api()
    // Captchas are always required for mails, and for signing in after three failures.
    for (let count = 0; count < 3; count += 1) {
      await guest.call('loginByEmail', { body: { e_mail: 'admin@qa.test', pass: 'some-guess' } })
    }
    const forMail = await solve(guest, 'email')
    const login = { e_mail: 'admin@qa.test', pass: 'admin-password' }
    expect((await guest.call('loginByEmail', { body: { ...login, ...forMail } })).error).toMatchObject(failed)
    const forLogin = await solve(guest, 'password')
    expect((await guest.call('registerByEmail', { body: { ...ada, ...forLogin } })).error).toMatchObject(failed)
    // A challenge is used up even by an attempt at another action.
    expect((await guest.call('loginByEmail', { body: { ...login, ...forLogin } })).error).toMatchObject(failed)
    expect(
      (await guest.call('loginByEmail', { body: { ...login, ...(await solve(guest, 'password')) } })).data,
    ).toBeDefined()
  })
})
