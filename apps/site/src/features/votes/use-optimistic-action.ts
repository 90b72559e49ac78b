import type { ApiResult } from '@quandary/api-client'
import { useRef, useState } from 'react'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { invalidatePosts } from '../posts/index.ts'
import { createOptimisticQueue, type OptimisticQueue } from './optimistic-queue.ts'

interface OptimisticActionOptions<State> {
  /** The state that was loaded with the page. */
  loaded: State
  isSame: (one: State, other: State) => boolean
  send: (wished: State, settled: State) => Promise<ApiResult<State>>
}

/**
 * Holds a state that is updated optimistically and rolled back, with the error message, on refusal. Newly loaded data
 * replaces it.
 *
 * @returns the state to show, and a function that requests a new state computed from it
 */
export function useOptimisticAction<State>({ loaded, isSame, send }: OptimisticActionOptions<State>) {
  const { queryClient } = useSite()
  const { tell } = useFailures()
  const mayAct = useMayAct()
  const key = JSON.stringify(loaded)
  const [acted, setActed] = useState<{ over: string; state: State }>()
  const line = useRef<{ over: string; line: OptimisticQueue<State> }>(null)
  const state = acted?.over === key ? acted.state : loaded

  const currentLine = () => {
    if (line.current !== null && (line.current.over === key || line.current.line.isBusy())) return line.current.line
    const show = (next: State) => setActed({ over: key, state: next })
    const sendAndInvalidate = async (wished: State, settled: State) => {
      const result = await send(wished, settled)
      if (!result.error) invalidatePosts(queryClient)
      return result
    }
    const made = createOptimisticQueue<State>({ start: loaded, isSame, send: sendAndInvalidate, show, fail: tell })
    line.current = { over: key, line: made }
    return made
  }
  const wish = (next: (shown: State) => State) => {
    if (!mayAct()) return
    const now = currentLine()
    now.wish(next(now.shown()))
  }
  return { state, wish }
}
