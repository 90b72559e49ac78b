import type { ApiResult } from '@quandary/api-client'
import { useToast } from '@quandary/ui'
import { useCallback, useRef, useState } from 'react'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { invalidatePosts } from '../posts/index.ts'
import { refetchReviews } from './review-queries.ts'

/** The functions for deciding a task. */
export interface Decision {
  busy: boolean
  /**
   * Sends a decision and shows its outcome. Resolves to true if the server accepted it.
   * @param told message after success
   */
  decide: (send: () => Promise<ApiResult<unknown>>, told: string) => Promise<boolean>
  /**
   * Completes a decision that a dialog has already sent.
   * @param told message for the viewer
   */
  settle: (told: string) => Promise<void>
}

/** Sends one decision at a time. After each one it refetches the queues and loads the next task. */
export function useDecision(onDecided: () => void): Decision {
  const { queryClient } = useSite()
  const { tell } = useFailures()
  const toasts = useToast()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const settle = useCallback(
    async (told: string) => {
      onDecided()
      toasts.show({ text: told })
      invalidatePosts(queryClient)
      await refetchReviews(queryClient)
    },
    [onDecided, queryClient, toasts],
  )
  const decide = useCallback(
    async (send: () => Promise<ApiResult<unknown>>, told: string) => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      const { error } = await send()
      if (error) tell(error)
      else await settle(told)
      running.current = false
      setBusy(false)
      return error === undefined
    },
    [settle, tell],
  )
  return { busy, decide, settle }
}
