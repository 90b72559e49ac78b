import type { ApiResult } from '@quandary/api-client'
import { useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, type RefObject } from 'react'

interface Removals {
  /** Ref to attach to the list element. */
  list: RefObject<HTMLUListElement | null>
  isBusyOn(id: string): boolean
  /** Removes a row by an API call. */
  remove(id: string, call: () => Promise<ApiResult<unknown>>): void
}

/**
 * Returns functions that remove rows of a list. Afterwards the list is refetched and a message is shown. The focus
 * moves to the list, because the clicked button no longer exists.
 * @param text the message
 */
export function useRemovals(queryKey: QueryKey, text: string): Removals {
  const queryClient = useQueryClient()
  const toasts = useToast()
  const list = useRef<HTMLUListElement>(null)
  const { act, isBusyOn } = useAction()
  const done = async () => {
    await queryClient.refetchQueries({ queryKey })
    toasts.show({ text })
    list.current?.focus()
  }
  return { list, isBusyOn, remove: (on, call) => void act(call, { on, done }) }
}
