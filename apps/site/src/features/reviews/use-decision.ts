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
   * @param message message after success
   */
  decide: (send: () => Promise<ApiResult<unknown>>, message: string) => Promise<boolean>
  /**
   * Completes a decision that a dialog has already sent.
   * @param message message for the viewer
   */
  settle: (message: string) => Promise<void>
}

/** Sends one decision at a time. After each one it refetches the queues and loads the next task. */
export function useDecision(onDecided: () => void): Decision {
  const { queryClient } = useSite()
  const { report } = useFailures()
  const toasts = useToast()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const settle = useCallback(
    async (message: string) => {
      onDecided()
      toasts.show({ text: message })
      invalidatePosts(queryClient)
      await refetchReviews(queryClient)
    },
    [onDecided, queryClient, toasts],
  )
  const decide = useCallback(
    async (send: () => Promise<ApiResult<unknown>>, message: string) => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      const { error } = await send()
      if (error) report(error)
      else await settle(message)
      running.current = false
      setBusy(false)
      return error === undefined
    },
    [settle, report],
  )
  return { busy, decide, settle }
}
