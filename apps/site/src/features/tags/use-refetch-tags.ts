import { operationKey } from '@quandary/api-client/query'
import { useCallback } from 'react'
import { useSite } from '../../shell/context/site-context.ts'

/**
 * Returns a function that refetches all data that contains tags, to be called after a change to a tag.
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
