import type { ApiResult } from '@quandary/api-client'
import { useContext, useRef, useState } from 'react'
import { createOptimisticQueue, type OptimisticQueue } from './optimistic-queue.ts'
import { FailuresContext } from '../errors/failures-context.ts'

interface OptimisticStateOptions<State> {
  /**
   * Id of the object that has the state. When a screen switches to another object, the state starts from its loaded
   * data.
   */
  of: string
  /** The state in the data loaded last. */
  loaded: State
  /** Returns true if two states are the same to the viewer; counts do not matter. */
  isSame: (one: State, other: State) => boolean
  /** Sends one call that leads from the settled state towards the requested one. */
  send: (requested: State, settled: State) => Promise<ApiResult<State>>
}

/**
 * Holds a state that is updated optimistically and rolled back when the server refuses the update; the app reports the
 * refusal. One call is in flight at a time, and the state requested last wins. Newly loaded data replaces the state.
 *
 * @returns the state to show, and a function that requests a new state computed from it
 */
export function useOptimisticState<State>({ of, loaded, isSame, send }: OptimisticStateOptions<State>) {
  const { report } = useContext(FailuresContext)
  const key = JSON.stringify([of, loaded])
  const [acted, setActed] = useState<{ over: string; state: State }>()
  const current = useRef<{ of: string; over: string; queue: OptimisticQueue<State> }>(null)
  const state = acted?.over === key ? acted.state : loaded

  const currentQueue = () => {
    const last = current.current
    if (last?.of === of && (last.over === key || last.queue.isBusy())) return last.queue
    const show = (next: State) => {
      // A response for the previous object must not replace the state of the object that is shown now.
      if (current.current?.queue === made) setActed({ over: key, state: next })
    }
    const made = createOptimisticQueue<State>({ start: loaded, isSame, send, show, fail: report })
    current.current = { of, over: key, queue: made }
    return made
  }
  const request = (next: (shown: State) => State) => {
    const now = currentQueue()
    now.request(next(now.shown()))
  }
  return { state, request }
}
