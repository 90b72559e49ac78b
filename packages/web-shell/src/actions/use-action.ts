import type { ApiError } from '@quandary/api-client'
import { useContext, useRef, useState } from 'react'
import { FailuresContext } from '../errors/failures-context.ts'

type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError }

/** Options of an action. */
interface ActionOptions<Data> {
  /**
   * Id of the object that the action concerns, if a screen has several. Actions on different objects are independent.
   */
  on?: string
  /** Shows the outcome before the server has answered. Returns the function that rolls it back after a refusal. */
  show?: () => () => void
  /** Called once the server has accepted the action, which stays busy until the returned promise resolves. */
  done?: (data: Data) => void | Promise<void>
}

const NONE_BUSY: ReadonlySet<string> = new Set()

/**
 * Performs actions of the viewer, one at a time for each object: while one is running, further ones on the same object
 * are ignored. The app reports refusals. For a state that changes with every click, such as a vote, see {@link
 * useOptimisticState}.
 */
export function useAction() {
  const { report } = useContext(FailuresContext)
  const [busyOn, setBusyOn] = useState(NONE_BUSY)
  // A ref, because a second click can come before the first one is rendered.
  const running = useRef(NONE_BUSY)
  const setRunning = (next: ReadonlySet<string>) => {
    running.current = next
    setBusyOn(next)
  }
  /** Resolves to true if the server has accepted the action. */
  const act = async <Data>(call: () => Promise<Result<Data>>, options: ActionOptions<Data> = {}): Promise<boolean> => {
    const { on = '', show, done } = options
    if (running.current.has(on)) return false
    setRunning(new Set([...running.current, on]))
    try {
      const rollBack = show?.()
      const { data, error } = await call()
      if (error === undefined) await done?.(data)
      else {
        rollBack?.()
        report(error)
      }
      return error === undefined
    } finally {
      setRunning(new Set([...running.current].filter((one) => one !== on)))
    }
  }
  return { act, busy: busyOn.size > 0, isBusyOn: (on: string) => busyOn.has(on) }
}
