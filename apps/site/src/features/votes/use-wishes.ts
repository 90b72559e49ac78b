import type { ApiResult } from '@quandary/api-client'
import { useRef, useState } from 'react'
import { useFailures } from '../../shell/failures.tsx'
import { useMayAct } from '../../shell/login-prompt.tsx'
import { useSite } from '../../shell/site-context.ts'
import { forgetPosts } from '../questions/refresh-posts.ts'
import { createWishLine, type WishLine } from './wish-line.ts'

interface WishOptions<State> {
  /** How things were when the page was loaded. */
  loaded: State
  isSame: (one: State, other: State) => boolean
  send: (wished: State, settled: State) => Promise<ApiResult<State>>
}

/**
 * An act that shows at once and is taken back, with the reason, when it is refused. What was loaded later counts again.
 *
 * @returns what to show, and the function that wishes for another state, told from the one that shows
 */
export function useWishes<State>({ loaded, isSame, send }: WishOptions<State>) {
  const { queryClient } = useSite()
  const { tell } = useFailures()
  const mayAct = useMayAct()
  const key = JSON.stringify(loaded)
  const [acted, setActed] = useState<{ over: string; state: State }>()
  const line = useRef<{ over: string; line: WishLine<State> }>(null)
  const state = acted?.over === key ? acted.state : loaded

  const currentLine = () => {
    if (line.current !== null && (line.current.over === key || line.current.line.isBusy())) return line.current.line
    const show = (next: State) => setActed({ over: key, state: next })
    const sendAndForget = async (wished: State, settled: State) => {
      const result = await send(wished, settled)
      if (!result.error) forgetPosts(queryClient)
      return result
    }
    const made = createWishLine<State>({ start: loaded, isSame, send: sendAndForget, show, fail: tell })
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
