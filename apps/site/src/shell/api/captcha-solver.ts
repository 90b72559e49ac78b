import { captchaActions } from '@quandary/api-client'
import type {
  ApiError,
  ApiResult,
  CallArguments,
  CaptchaAction,
  OperationId,
  QuandaryClient,
} from '@quandary/api-client'
import { captchaProblem } from './captcha-problem.ts'
import { createCaptchaDialogState, type Captcha, type Solution } from './captcha-dialog-state.ts'

/** Lifetime of a prefetched captcha, in milliseconds. The server's captchas expire after six minutes. */
const PREFETCH_LIFETIME_MS = 5 * 60 * 1000

type Send = (solution?: Solution) => Promise<ApiResult<unknown>>

/** The error of a call whose captcha the user cancelled. No message is shown for it. */
const cancelled: ApiError = {
  kind: 'aborted',
  status: 0,
  reason: 'client.aborted',
  message: 'The challenge was closed.',
}

/**
 * Solves captchas and retries the calls that need them until the solution is right. After a wrong solution, the dialog
 * stays open with an error message and a new picture. Only one call at a time shows a captcha; others wait.
 */
export function createCaptchaSolver(api: QuandaryClient) {
  const window = createCaptchaDialogState()
  const fetchChallenge = (action: CaptchaAction) => api.call('getCaptcha', { query: { action } })
  const prefetch = createPrefetch(fetchChallenge)
  let turn: Promise<unknown> = Promise.resolve()

  const solveAndSend = async (action: CaptchaAction, send: Send, first?: Captcha): Promise<ApiResult<unknown>> => {
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
      if (solution === undefined) return { error: cancelled }
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
    expect: prefetch.expect,
    /**
     * Solves the captcha prefetched for an operation and sends the call. Returns undefined if no usable captcha was
     * prefetched.
     */
    solveExpected: async (id: OperationId, given: object | undefined) => {
      const action = captchaActions[id]
      const first = action && (await prefetch.take(action))
      return first && inTurn(() => solveAndSend(action, sender(id, given), first))
    },
    /** Solves the captcha that an operation was refused for, and retries the call. */
    solve: async (id: OperationId, given: object | undefined, refused: ApiResult<unknown>) => {
      const action = captchaActions[id]
      return action === undefined ? refused : inTurn(() => solveAndSend(action, sender(id, given)))
    },
  }
}

/** Prefetches captchas. Each is used at most once. */
function createPrefetch(fetchChallenge: (action: CaptchaAction) => Promise<ApiResult<Captcha>>) {
  const prefetched = new Map<CaptchaAction, { at: number; fetched: Promise<ApiResult<Captcha>> }>()
  return {
    expect: (action: CaptchaAction) => void prefetched.set(action, { at: Date.now(), fetched: fetchChallenge(action) }),
    take: async (action: CaptchaAction): Promise<Captcha | undefined> => {
      const one = prefetched.get(action)
      prefetched.delete(action)
      if (one === undefined || Date.now() - one.at > PREFETCH_LIFETIME_MS) return undefined
      const { data } = await one.fetched
      return data?.verify === true ? data : undefined
    },
  }
}

/** Adds the solution to the options of a call: to the query if there is one, otherwise to the body. */
function withSolution(given: object | undefined, solution?: Solution): CallArguments<OperationId> {
  const options: Readonly<Record<string, unknown>> = { ...given }
  const place = 'query' in options ? 'query' : 'body'
  const all = solution === undefined ? options : { ...options, [place]: { ...Object(options[place]), ...solution } }
  // Every operation that may need a captcha accepts these two fields (docs/spec/contract.md#captcha).
  return [all] as unknown as CallArguments<OperationId>
}
