import type { ApiResult } from '@quandary/api-client'
import { useOptimisticState } from '@quandary/web-shell'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { invalidatePosts } from '../posts/index.ts'

interface OptimisticActionOptions<State> {
  /** Id of the object that the viewer acts on. */
  of: string
  /** The state in the data loaded last. */
  loaded: State
  isSame: (one: State, other: State) => boolean
  send: (requested: State, settled: State) => Promise<ApiResult<State>>
}

/**
 * Holds the viewer's relation to a post, comment or tag, such as a vote or a bookmark, and updates it optimistically.
 * Guests are asked to log in instead.
 *
 * @returns the state to show, and a function that requests a new state computed from it
 */
export function useOptimisticAction<State>({ of, loaded, isSame, send }: OptimisticActionOptions<State>) {
  const { queryClient } = useSite()
  const mayAct = useMayAct()
  const { state, request } = useOptimisticState<State>({
    of,
    loaded,
    isSame,
    send: async (requested, settled) => {
      const result = await send(requested, settled)
      if (!result.error) invalidatePosts(queryClient)
      return result
    },
  })
  return {
    state,
    request: (next: (shown: State) => State) => {
      if (mayAct()) request(next)
    },
  }
}
