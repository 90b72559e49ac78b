import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import {
  type CommentList,
  firstCommentsQuery,
  joinComments,
  type PostComment,
  withChanged,
  withComment,
  withoutComment,
} from '../posts/index.ts'

/**
 * Holds the loaded comments of a post and the actions that change them.
 *
 * @param wanted the comment named by the address
 */
export function useComments(objectId: string, wanted: string | undefined) {
  const { api, queryClient } = useSite()
  const { report } = useFailures()
  const options = firstCommentsQuery(api, objectId, wanted)
  const known = useQuery(options).data
  const [page, setPage] = useState(0)
  const [loading, setLoading] = useState(false)
  const shown = joinComments(known?.list ?? [])
  const change = (next: (before: CommentList) => CommentList) => {
    queryClient.setQueryData(options.queryKey, (before) => before && next(before))
  }

  const showMore = async () => {
    setLoading(true)
    try {
      const { readMoreOf } = await import('./more-comments.ts')
      const more = await readMoreOf(objectId, shown, page, { api, report })
      if (more !== undefined) {
        change((before) => ({ count: more.count, list: joinComments(before.list, more.list) }))
        setPage(more.page)
      }
    } finally {
      setLoading(false)
    }
  }
  return {
    shown,
    remaining: Math.max(0, (known?.count ?? 0) - shown.length),
    loading,
    /** Loads further comments. Rejects if the code for this cannot be loaded. */
    showMore,
    add: (comment: PostComment) => change((before) => withComment(before, comment)),
    update: (id: string, part: Partial<PostComment>) => change((before) => withChanged(before, id, part)),
    remove: (id: string) => change((before) => withoutComment(before, id)),
  }
}
