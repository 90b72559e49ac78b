import { useCallback } from 'react'
import { useSite } from '../../shell/context/site-context.ts'

/**
 * Returns a function that refetches everything that shows tags, after one was changed.
 *
 * @returns a function that takes the tag's new state: a deleted tag has no synonyms to fetch
 */
export function useRefetchTags(): (tag?: { gone: boolean }) => Promise<void> {
  const { queryClient } = useSite()
  return useCallback(
    async ({ gone } = { gone: false }) => {
      const keys = ['tag', 'tags', 'followed-tags', 'revisions', 'timeline']
      const synonyms = { queryKey: ['tag-synonyms'], refetchType: gone ? 'none' : 'active' } as const
      await Promise.all([
        queryClient.invalidateQueries(synonyms),
        ...keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ])
      await queryClient.invalidateQueries({ queryKey: ['questions'], refetchType: 'none' })
    },
    [queryClient],
  )
}
