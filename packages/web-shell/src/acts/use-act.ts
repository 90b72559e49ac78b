import type { ApiError } from '@quandary/api-client'
import { useContext, useRef, useState } from 'react'
import { FailuresContext } from '../errors/failures-context.ts'

type Result<Data> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError }

/** How an act is carried out, besides its call. */
interface ActOptions<Data> {
  /** Names what is busy, where a screen has several things to act on. */
  on?: string
  /** Shows the outcome before the server has answered. Returns the function that rolls it back after a refusal. */
  show?: () => () => void
  /** Called once the server has accepted the act; the act is busy until it resolves. */
  done?: (data: Data) => void | Promise<void>
}

/**
 * Carries out acts of a person, one at a time: what is asked for while one is busy is dropped. A refusal is reported by
 * the app. For a state that changes with every click, such as a vote, see {@link useOptimisticState}.
 */
export function useAct() {
  const { tell } = useContext(FailuresContext)
  const [busyOn, setBusyOn] = useState<string>()
  const running = useRef(false)
  /** Resolves to true if the server has accepted the act. */
  const act = async <Data>(call: () => Promise<Result<Data>>, options: ActOptions<Data> = {}): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusyOn(options.on ?? '')
    try {
      const rollBack = options.show?.()
      const { data, error } = await call()
      if (error === undefined) await options.done?.(data)
      else {
        rollBack?.()
        tell(error)
      }
      return error === undefined
    } finally {
      running.current = false
      setBusyOn(undefined)
    }
  }
  return { act, busy: busyOn !== undefined, busyOn }
}
