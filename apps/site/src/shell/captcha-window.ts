import type { ApiResult, Schemas } from '@quandary/api-client'

/** A challenge as the server gives it. */
export type Challenge = Schemas['CaptchaChallenge']

/** What a person made of a challenge, as the wire calls it. */
export interface Solution {
  captcha_id: string
  captcha_code: string
}

/** A challenge a person is asked to solve. */
export interface AskedCaptcha {
  challenge: Challenge
  /** What was wrong with the last try. */
  problem?: string | undefined
  /** The act is being tried again, or another picture is on its way. */
  busy: boolean
  answer: (code: string) => void
  /** Asks for another picture. */
  reload: () => void
  /** Gives the act up. */
  cancel: () => void
}

/** What is being asked at this moment, for whoever shows it. */
export interface CaptchaWindow {
  subscribe: (listener: () => void) => () => void
  asked: () => AskedCaptcha | undefined
  /** Shows a challenge; resolves to the solution, or to nothing when it was given up. It stays in sight until closed. */
  ask: (
    challenge: Challenge,
    problem: string | undefined,
    another: () => Promise<ApiResult<Challenge>>,
  ) => Promise<Solution | undefined>
  close: () => void
}

/** Makes the state behind the dialog of challenges. */
export function createCaptchaWindow(): CaptchaWindow {
  const listeners = new Set<() => void>()
  let asked: AskedCaptcha | undefined
  const show = (next: AskedCaptcha | undefined) => {
    asked = next
    for (const listener of listeners) listener()
  }
  const wait = () => {
    if (asked) show({ ...asked, busy: true })
  }
  const ask: CaptchaWindow['ask'] = (first, firstProblem, another) =>
    new Promise((resolve) => {
      let open = true
      const end = (solution?: Solution) => {
        open = false
        resolve(solution)
      }
      const put = (challenge: Challenge, problem: string | undefined) => {
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
