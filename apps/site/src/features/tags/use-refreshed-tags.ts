import { useCallback } from 'react'
import { useSite } from '../../shell/site-context.ts'

/**
 * Gives the function that loads again whatever shows tags, after one was changed.
 *
 * @returns told what became of the tag: a deleted one has no synonyms to ask for
 */
export function useRefreshedTags(): (tag?: { gone: boolean }) => Promise<void> {
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
