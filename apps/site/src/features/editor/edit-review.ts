import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'

/** The post that is edited. */
export interface EditedPost {
  kind: 'question' | 'answer'
  authorId: string | undefined
}

/** Queries which edits of other members' posts the viewer may publish without review. */
export function editReviewQuery(api: QuandaryClient) {
  return operationQuery(api, 'checkPermissions', {
    query: { action: 'question.edit_without_review,answer.edit_without_review' },
  })
}

/**
 * Returns the reputation from which the viewer's edit would be published at once, or `null` if no reputation is enough.
 * Returns undefined if the edit does not wait for review.
 */
export function useEditReview({ kind, authorId }: EditedPost): number | null | undefined {
  const { api } = useSite()
  const viewer = useViewer()
  const { data } = useQuery(editReviewQuery(api))
  const check = data?.[`${kind}.edit_without_review`]
  if (check === undefined || check.has_permission || viewer?.id === authorId) return undefined
  return check.required_rank ?? null
}
