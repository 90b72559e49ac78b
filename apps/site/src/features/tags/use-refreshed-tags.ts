import { useCallback } from 'react'
import { useSite } from '../../shell/site-context.ts'

/** Gives the function that loads again whatever shows tags, after one was changed. */
export function useRefreshedTags(): () => Promise<void> {
  const { queryClient } = useSite()
  return useCallback(async () => {
    const keys = ['tag', 'tags', 'tag-synonyms', 'followed-tags', 'revisions', 'timeline']
    await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    await queryClient.invalidateQueries({ queryKey: ['questions'], refetchType: 'none' })
  }, [queryClient])
}
