import type { ApiResult } from '@quandary/api-client'
import { useContext, useRef, useState } from 'react'
import { createOptimisticQueue, type OptimisticQueue } from './optimistic-queue.ts'
import { FailuresContext } from '../errors/failures-context.ts'

interface OptimisticStateOptions<State> {
  /** The state that was loaded with the page. */
  loaded: State
  /** Returns true if two states are the same to the viewer; counts do not matter. */
  isSame: (one: State, other: State) => boolean
  /** Sends one call that leads from the settled state towards the requested one. */
  send: (wished: State, settled: State) => Promise<ApiResult<State>>
}

/**
 * Holds a state that is updated optimistically and rolled back on refusal, which the app reports. One call is in flight
 * at a time, and the state requested last wins. Newly loaded data replaces it.
 *
 * @returns the state to show, and a function that requests a new state computed from it
 */
export function useOptimisticState<State>({ loaded, isSame, send }: OptimisticStateOptions<State>) {
  const { tell } = useContext(FailuresContext)
  const key = JSON.stringify(loaded)
  const [acted, setActed] = useState<{ over: string; state: State }>()
  const queue = useRef<{ over: string; queue: OptimisticQueue<State> }>(null)
  const state = acted?.over === key ? acted.state : loaded

  const currentQueue = () => {
    if (queue.current !== null && (queue.current.over === key || queue.current.queue.isBusy()))
      return queue.current.queue
    const show = (next: State) => setActed({ over: key, state: next })
    const made = createOptimisticQueue<State>({ start: loaded, isSame, send, show, fail: tell })
    queue.current = { over: key, queue: made }
    return made
  }
  const wish = (next: (shown: State) => State) => {
    const now = currentQueue()
    now.wish(next(now.shown()))
  }
  return { state, wish }
}
