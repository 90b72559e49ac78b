import type { ApiResult, Schemas } from '@quandary/api-client'

/** A captcha from the server. */
export type Captcha = Schemas['CaptchaChallenge']

/** The user's solution, as the API expects it. */
export interface Solution {
  captcha_id: string
  captcha_code: string
}

/** A captcha on screen. */
export interface ShownCaptcha {
  challenge: Captcha
  /** Error message of the last attempt. */
  problem?: string | undefined
  /** True while the call is being retried or another picture is loading. */
  busy: boolean
  answer: (code: string) => void
  /** Requests another picture. */
  reload: () => void
  /** Cancels the call. */
  cancel: () => void
}

/** The captcha currently on screen, as an external store for the dialog. */
export interface CaptchaDialogState {
  subscribe: (listener: () => void) => () => void
  asked: () => ShownCaptcha | undefined
  /**
   * Shows a captcha. Resolves to the solution, or to undefined if cancelled. The captcha stays on screen until `close`.
   */
  ask: (
    challenge: Captcha,
    problem: string | undefined,
    another: () => Promise<ApiResult<Captcha>>,
  ) => Promise<Solution | undefined>
  close: () => void
}

/** Creates the state of the captcha dialog. */
export function createCaptchaDialogState(): CaptchaDialogState {
  const listeners = new Set<() => void>()
  let asked: ShownCaptcha | undefined
  const show = (next: ShownCaptcha | undefined) => {
    asked = next
    for (const listener of listeners) listener()
  }
  const wait = () => {
    if (asked) show({ ...asked, busy: true })
  }
  const ask: CaptchaDialogState['ask'] = (first, firstProblem, another) =>
    new Promise((resolve) => {
      let open = true
      const end = (solution?: Solution) => {
        open = false
        resolve(solution)
      }
      const put = (challenge: Captcha, problem: string | undefined) => {
        const answer = (code: string) => {
          wait()
          end({ captcha_id: challenge.captcha_id, captcha_code: code })
        }
        const reload = async () => {
          wait()
          const { data, error } = await another()
          if (open) put(data ?? challenge, error?.message)
        }
        show({ challenge, problem, busy: false, answer, reload: () => void reload(), cancel: () => end() })
      }
      put(first, firstProblem)
    })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    asked: () => asked,
    ask,
    close: () => show(undefined),
  }
}
