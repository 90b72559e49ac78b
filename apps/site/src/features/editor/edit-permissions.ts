import type { QuandaryClient } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { isStaff, type PermissionKey } from '@quandary/guards'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'

/** The edited post, as far as it decides whether an edit is reviewed. */
export interface EditedPost {
  kind: 'question' | 'answer'
  authorUsername: string
}

const permissionTo = (kind: EditedPost['kind']): PermissionKey => `${kind}.edit_without_review`

/** Queries whether the viewer may edit the posts of others without review. */
export function editPermissionsQuery(api: QuandaryClient) {
  const action = [permissionTo('question'), permissionTo('answer')].join(',')
  return operationQuery(api, 'checkPermissions', { query: { action } })
}

/**
 * Returns whether an edit of the post by the viewer is reviewed before it is shown, and the reputation from which it
 * would not be, if there is one.
 */
export function useEditReview({ kind, authorUsername }: EditedPost): { isReviewed: boolean; needed?: number } {
  const { api } = useSite()
  const viewer = useViewer()
  const check = useQuery(editPermissionsQuery(api)).data?.[permissionTo(kind)]
  const isFree = viewer === null || viewer.username === authorUsername || isStaff(viewerFacts(viewer))
  if (isFree || check === undefined || check.has_permission) return { isReviewed: false }
  const { required_rank: needed } = check
  return { isReviewed: true, ...(needed !== undefined && { needed }) }
}
