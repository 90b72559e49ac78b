import type { ApiResult, Schemas } from '@quandary/api-client'
import { useToast } from '@quandary/ui'
import { createOptimisticQueue, FailuresContext, type OptimisticQueue } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { ignoredTagsQuery } from '../tags/index.ts'

type Ignored = Schemas['IgnoredTags']

/**
 * Holds the ignored tags. Each change is shown optimistically, and replaced by the server's result once it has
 * responded.
 */
export function useIgnoredTags() {
  const { api } = useSite()
  const words = useAccountWords()
  const queryClient = useQueryClient()
  const toasts = useToast()
  const { report } = useContext(FailuresContext)
  const { queryKey, ...options } = ignoredTagsQuery(api)
  const { data: ignored } = useSuspenseQuery({ queryKey, ...options })
  const running = useRef<OptimisticQueue<Ignored>>(null)
  const send = async (requested: Ignored): Promise<ApiResult<Ignored>> => {
    const body = { slug_name_list: slugsOf(requested), display: requested.display }
    const { error } = await api.call('updateIgnoredTags', { body })
    if (error) return { error }
    toasts.show({ text: words('saved') })
    const { data = requested } = await api.call('listIgnoredTags')
    return { data }
  }
  const choose = (change: Partial<Ignored>) => {
    if (running.current?.isBusy() !== true) {
      running.current = createOptimisticQueue<Ignored>({
        start: queryClient.getQueryData(queryKey) ?? ignored,
        isSame: (one, other) => one.display === other.display && String(slugsOf(one)) === String(slugsOf(other)),
        send,
        // Question lists read the same query, so they change at once.
        show: (next) => void queryClient.setQueryData(queryKey, next),
        fail: report,
      })
    }
    running.current.request({ ...running.current.shown(), ...change })
  }
  return { ignored, choose }
}

function slugsOf({ tags }: Ignored): string[] {
  return tags.map(({ slug_name }) => slug_name)
}
