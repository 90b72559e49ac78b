import type { ApiResult, CallArguments, OperationData, OperationId, QuandaryClient } from '@quandary/api-client'
import type { CaptchaAction } from './captcha-actions.ts'
import type { CaptchaWindow } from './captcha-window.ts'

/** Field of the wire that names a challenge as the trouble (product spec §4). */
const FIELD = 'captcha_code'

type Answer<Id extends OperationId> = ApiResult<OperationData<Id>>

/** Where acts that need a challenge wait for the person. */
export interface CaptchaDesk {
  /** The client whose calls come by here: they answer only when the challenge was solved or given up. */
  readonly api: QuandaryClient
  /** Fetches the challenge of an act that always needs one, so that the act need not be refused first. */
  readonly expect: (action: CaptchaAction) => void
  /** Has the window handed over once there is something to ask; gives the way to end that. */
  readonly onWindow: (listener: (window: CaptchaWindow) => void) => () => void
}

/**
 * Puts a desk for challenges in front of a client (product spec §4): a call that is refused for want of a solved
 * challenge is tried again with one. All but the noticing is loaded when it is needed.
 */
export function createCaptchaDesk(api: QuandaryClient): CaptchaDesk {
  let clerk: ReturnType<typeof hire> | undefined
  const listeners = new Set<(window: CaptchaWindow) => void>()
  const hire = async () => {
    try {
      const { createCaptchaClerk } = await import('./captcha-clerk.ts')
      const hired = createCaptchaClerk(api)
      for (const listener of listeners) listener(hired.window)
      return hired
    } catch {
      // Without a connection no code comes. The next act asks for it again.
      clerk = undefined
      return undefined
    }
  }
  const summon = () => (clerk ??= hire())
  const call = async <Id extends OperationId>(id: Id, ...given: CallArguments<Id>) => {
    // Only after something was expected can there be a challenge beforehand.
    const before = await (await clerk)?.solveExpected(id, given[0])
    const result = before ?? (await api.call(id, ...given))
    if (before || captchaProblem(result) === undefined) return result as Answer<Id>
    const hired = await summon()
    return (hired ? await hired.solve(id, given[0], result) : result) as Answer<Id> // The clerk calls the same operation.
  }
  return {
    api: { ...api, call },
    expect: (action) => void summon().then((hired) => hired?.expect(action)),
    onWindow: (listener) => {
      listeners.add(listener)
      void clerk?.then((hired) => hired && listener(hired.window))
      return () => listeners.delete(listener)
    },
  }
}

/** What an answer says about the challenge; undefined when that is not the trouble. */
export function captchaProblem({ error }: ApiResult<unknown>): string | undefined {
  if (error?.kind !== 'fields') return undefined
  return error.fields.find(({ error_field: field }) => field === FIELD)?.error_msg
}
