import type { ApiError, ApiResult, OperationId, QuandaryClient } from '@quandary/api-client'
import { captchaActions, type CaptchaAction } from './captcha-actions.ts'
import { captchaProblem, type Send } from './captcha-desk.ts'
import { createCaptchaWindow, type Challenge } from './captcha-window.ts'

/** How long a challenge that was fetched ahead is used, in milliseconds; it lives six minutes. */
const AHEAD_MS = 5 * 60 * 1000

/** Given up by the person: nothing is shown for it. */
const givenUp: ApiError = { kind: 'aborted', status: 0, reason: 'client.aborted', message: 'The challenge was closed.' }

/**
 * Does what a desk for challenges promises: asks, tries the call again, and asks again while the answer was wrong. A
 * wrong answer keeps the question open, says so and brings a fresh picture. Acts are asked about one after the other.
 */
export function createCaptchaClerk(api: QuandaryClient) {
  const window = createCaptchaWindow()
  const fetchChallenge = (action: CaptchaAction) => api.call('getCaptcha', { query: { action } })
  const ahead = createAhead(fetchChallenge)
  let turn: Promise<unknown> = Promise.resolve()

  const persuade = async (action: CaptchaAction, send: Send, first?: Challenge): Promise<ApiResult<unknown>> => {
    const another = () => fetchChallenge(action)
    let challenge = first
    let problem: string | undefined
    for (;;) {
      if (challenge === undefined) {
        const { data, error } = await another()
        if (error) return { error }
        if (!data.verify) return send()
        challenge = data
      }
      const solution = await window.ask(challenge, problem, another)
      if (solution === undefined) return { error: givenUp }
      const result = await send(solution)
      problem = captchaProblem(result)
      if (problem === undefined) return result
      challenge = undefined
    }
  }
  const inTurn = (act: () => Promise<ApiResult<unknown>>) => {
    const mine = turn.then(act).finally(window.close)
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    window,
    expect: ahead.expect,
    /** Solves the challenge that was fetched ahead for an operation; nothing when there is none. */
    solveExpected: async (id: OperationId, send: Send) => {
      const action = captchaActions[id]
      const first = action && (await ahead.take(action))
      return first && inTurn(() => persuade(action, send, first))
    },
    /** Solves the challenge for whose want an operation was refused. */
    solve: async (id: OperationId, send: Send, refused: ApiResult<unknown>) => {
      const action = captchaActions[id]
      return action === undefined ? refused : inTurn(() => persuade(action, send))
    },
  }
}

/** Challenges fetched before their act; each serves once. */
function createAhead(fetchChallenge: (action: CaptchaAction) => Promise<ApiResult<Challenge>>) {
  const kept = new Map<CaptchaAction, { at: number; fetched: Promise<ApiResult<Challenge>> }>()
  return {
    expect: (action: CaptchaAction) => void kept.set(action, { at: Date.now(), fetched: fetchChallenge(action) }),
    take: async (action: CaptchaAction): Promise<Challenge | undefined> => {
      const one = kept.get(action)
      kept.delete(action)
      if (one === undefined || Date.now() - one.at > AHEAD_MS) return undefined
      const { data } = await one.fetched
      return data?.verify === true ? data : undefined
    },
  }
}
