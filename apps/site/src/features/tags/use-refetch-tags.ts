import { operationKey } from '@quandary/api-client/query'
import { useCallback } from 'react'
import { useSite } from '../../shell/context/site-context.ts'

/**
 * Returns a function to be called after a change to a tag. It refetches the tag, lists of tags, revisions and the
 * timeline, and marks lists of questions as stale.
 * @returns a function that takes the tag's new state. For a deleted tag, it does not refetch the synonyms
 */
export function useRefetchTags(): (tag?: { gone: boolean }) => Promise<void> {
  const { queryClient } = useSite()
  return useCallback(
    async ({ gone } = { gone: false }) => {
      const operations = ['getTag', 'listTags', 'listFollowedTags', 'listRevisions', 'getTimeline'] as const
      const synonyms = { queryKey: operationKey('getTagSynonyms'), refetchType: gone ? 'none' : 'active' } as const
      await Promise.all([
        queryClient.invalidateQueries(synonyms),
        ...operations.map((operation) => queryClient.invalidateQueries({ queryKey: operationKey(operation) })),
      ])
      await queryClient.invalidateQueries({ queryKey: operationKey('listQuestions'), refetchType: 'none' })
    },
    [queryClient],
  )
}
