import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { createCaptchaClient, type CaptchaClient } from './captcha-client.ts'
import type { ShownCaptcha } from './captcha-dialog-state.ts'

interface Sent {
  path: string
  body: Record<string, unknown>
}

/** Creates a client whose server expects the captcha code `right` for every vote, login or mail. */
function clientWithCaptchaServer({ verify = true } = {}) {
  const sent: Sent[] = []
  let challenges = 0
  const answer = async (request: Request): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url)
    if (path.endsWith('/user/action/record')) {
      const id = `${++challenges}${search}`
      const data = verify
        ? { captcha_id: id, captcha_img: 'data:,', verify }
        : { captcha_id: '', captcha_img: '', verify }
      return Response.json({ code: 200, reason: 'base.success', msg: '', data })
    }
    const body = (await request.json()) as Record<string, unknown> // The client always sends JSON.
    sent.push({ path, body })
    if (body['captcha_code'] === 'right')
      return Response.json({ code: 200, reason: 'base.success', msg: '', data: 'done' })
    const data = [{ error_field: 'captcha_code', error_msg: 'Wrong.' }]
    return Response.json({ code: 400, reason: 'error.object.captcha', msg: 'Wrong.', data }, { status: 400 })
  }
  const api = createQuandaryClient({
    baseUrl: 'http://site',
    tokens: memoryTokenStore(),
    language: 'en_US',
    fetch: answer,
  })
  return { desk: createCaptchaClient(api), sent }
}

/** Solves the captchas that are shown with the given codes, one after the other; null cancels. Returns the captchas. */
function answering(desk: CaptchaClient, codes: (string | null)[]) {
  const seen: ShownCaptcha[] = []
  desk.onWindow((window) =>
    window.subscribe(() => {
      const asked = window.asked()
      if (asked === undefined || asked.busy) return
      seen.push(asked)
      const code = codes.shift()
      if (code) asked.answer(code)
      else asked.cancel()
    }),
  )
  return seen
}

const vote = { body: { object_id: '1', is_cancel: false } }

it('a refused call is retried with the solution, and a wrong solution brings a new captcha with the error', async () => {
  const { desk, sent } = clientWithCaptchaServer()
  const seen = answering(desk, ['wrong', 'right'])
  expect(await desk.api.call('voteUp', vote)).toEqual({ data: 'done' })
  expect(seen.map(({ challenge, problem }) => [challenge.captcha_id, problem])).toEqual([
    ['1?action=vote', undefined],
    ['2?action=vote', 'Wrong.'],
  ])
  expect(sent.map(({ body }) => body)).toEqual([
    vote.body,
    { ...vote.body, captcha_id: '1?action=vote', captcha_code: 'wrong' },
    { ...vote.body, captcha_id: '2?action=vote', captcha_code: 'right' },
  ])
})

it('cancelling ends the call silently', async () => {
  const { desk } = clientWithCaptchaServer()
  answering(desk, [null])
  const { error } = await desk.api.call('voteUp', vote)
  expect(error?.kind).toBe('aborted')
})

it('a prefetched captcha is solved before the call is sent', async () => {
  const { desk, sent } = clientWithCaptchaServer()
  answering(desk, ['right'])
  desk.expect('email')
  await desk.api.call('requestPasswordReset', { body: { e_mail: 'ada@example.org' } })
  expect(sent.map(({ body }) => body['captcha_code'])).toEqual(['right'])
})

it('without a captcha to solve, the refusal is returned', async () => {
  const { desk, sent } = clientWithCaptchaServer({ verify: false })
  const seen = answering(desk, [])
  const { error } = await desk.api.call('voteUp', vote)
  expect(error?.kind).toBe('fields')
  expect([seen.length, sent.length]).toEqual([0, 2])
})

it('two concurrent calls show their captchas one after the other', async () => {
  const { desk } = clientWithCaptchaServer()
  const seen = answering(desk, ['right', 'right'])
  const both = await Promise.all([desk.api.call('voteUp', vote), desk.api.call('voteDown', vote)])
  expect(both).toEqual([{ data: 'done' }, { data: 'done' }])
  expect(new Set(seen.map(({ challenge }) => challenge.captcha_id)).size).toBe(2)
})
