import type { ApiResult, CallArguments, OperationData, OperationId, QuandaryClient } from '@quandary/api-client'
import type { CaptchaAction } from '@quandary/api-client'
import type { CaptchaDialogState } from './captcha-dialog-state.ts'
import { captchaProblem } from './captcha-problem.ts'

type Answer<Id extends OperationId> = ApiResult<OperationData<Id>>

/** A client that solves captchas for the calls that need them. */
export interface CaptchaClient {
  /** The wrapped client. A call that needs a captcha resolves after the captcha was solved or cancelled. */
  readonly api: QuandaryClient
  /** Prefetches the captcha for an operation that always needs one, so that its first call is not refused. */
  readonly expect: (action: CaptchaAction) => void
  /**
   * Subscribes to captchas. Calls the listener with the dialog's state once the code for solving captchas is loaded.
   * Returns a function that unsubscribes.
   */
  readonly onWindow: (listener: (window: CaptchaDialogState) => void) => () => void
}

/**
 * Wraps a client. If a call is refused because a captcha is missing, it is retried with a solved captcha. All code
 * except for detecting this refusal is loaded on demand.
 */
export function createCaptchaClient(api: QuandaryClient): CaptchaClient {
  let solver: ReturnType<typeof loadSolver> | undefined
  const listeners = new Set<(window: CaptchaDialogState) => void>()
  const loadSolver = async () => {
    try {
      const { createCaptchaSolver } = await import('./captcha-solver.ts')
      const loaded = createCaptchaSolver(api)
      for (const listener of listeners) listener(loaded.window)
      return loaded
    } catch {
      // Loading may fail, for example offline. The next call retries it.
      solver = undefined
      return undefined
    }
  }
  const ensureSolver = () => (solver ??= loadSolver())
  const call = async <Id extends OperationId>(id: Id, ...given: CallArguments<Id>) => {
    // A prefetched captcha exists only if the solver is loaded.
    const before = await (await solver)?.solveExpected(id, given[0])
    const result = before ?? (await api.call(id, ...given))
    // `before` and `result` are responses of this operation, so the casts are safe.
    if (before || captchaProblem(result) === undefined) return result as Answer<Id>
    const loaded = await ensureSolver()
    return (loaded ? await loaded.solve(id, given[0], result) : result) as Answer<Id> // Safe cast: same operation.
  }
  return {
    api: { callPath: api.callPath, call },
    expect: (action) => void ensureSolver().then((loaded) => loaded?.expect(action)),
    onWindow: (listener) => {
      listeners.add(listener)
      void solver?.then((loaded) => loaded && listener(loaded.window))
      return () => listeners.delete(listener)
    },
  }
}
