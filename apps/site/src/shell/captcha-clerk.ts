import type { ApiError, ApiResult, CallArguments, OperationId, QuandaryClient } from '@quandary/api-client'
import { captchaActions, type CaptchaAction } from './captcha-actions.ts'
import { captchaProblem } from './captcha-desk.ts'
import { createCaptchaWindow, type Challenge, type Solution } from './captcha-window.ts'

/** How long a challenge that was fetched ahead is used, in milliseconds; it lives six minutes. */
const AHEAD_MS = 5 * 60 * 1000

type Send = (solution?: Solution) => Promise<ApiResult<unknown>>

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
  const sender =
    (id: OperationId, given: object | undefined): Send =>
    (solution) =>
      api.call(id, ...withSolution(given, solution))
  const inTurn = (act: () => Promise<ApiResult<unknown>>) => {
    const mine = turn.then(act).finally(window.close)
    turn = mine.catch(() => undefined)
    return mine
  }
  return {
    window,
    expect: ahead.expect,
    /** Solves the challenge that was fetched ahead for an operation; nothing when there is none. */
    solveExpected: async (id: OperationId, given: object | undefined) => {
      const action = captchaActions[id]
      const first = action && (await ahead.take(action))
      return first && inTurn(() => persuade(action, sender(id, given), first))
    },
    /** Solves the challenge for whose want an operation was refused. */
    solve: async (id: OperationId, given: object | undefined, refused: ApiResult<unknown>) => {
      const action = captchaActions[id]
      return action === undefined ? refused : inTurn(() => persuade(action, sender(id, given)))
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

/** The options of a call with the solution where the operation reads it: in the query if it has one, or in the body. */
function withSolution(given: object | undefined, solution?: Solution): CallArguments<OperationId> {
  const options: Readonly<Record<string, unknown>> = { ...given }
  const place = 'query' in options ? 'query' : 'body'
  const all = solution === undefined ? options : { ...options, [place]: { ...Object(options[place]), ...solution } }
  // Every operation that can be asked for a challenge reads its solution there (contract).
  return [all] as unknown as CallArguments<OperationId>
}
