import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { deriveLoginState, isStaff, type PermissionKey } from '@quandary/guards'
import { type QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useWords } from './site-context.ts'
import { useViewer, viewerFacts, viewerIn } from './viewer.ts'

/** The permissions that controls check in advance, so that they can say what is missing. */
const asked = [
  'question.vote_up',
  'question.vote_down',
  'answer.vote_up',
  'answer.vote_down',
  'comment.vote_up',
  'comment.add',
  'answer.add',
  'question.add',
] as const satisfies readonly PermissionKey[]

/** A permission that a control needs. */
export type RequestedPermission = (typeof asked)[number]

const FRESH_MS = 5 * 60 * 1000

/** Queries the viewer's permissions on posts. */
export function permissionsQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'checkPermissions', { query: { action: asked.join(',') } }),
    staleTime: FRESH_MS,
  }
}

/**
 * Loads the permissions on posts for activated members who are not staff. Guests are asked to log in instead, and staff
 * may do everything.
 */
export async function loadPermissions({ api, queryClient }: { api: QuandaryClient; queryClient: QueryClient }) {
  const viewer = viewerFacts(viewerIn(queryClient, api))
  if (deriveLoginState(viewer).normal && !isStaff(viewer)) await queryClient.prefetchQuery(permissionsQuery(api))
}

/** Provides the viewer's permissions on posts once they are loaded. */
export const PermissionsContext = createContext<Readonly<Record<string, Schemas['PermissionCheck']>>>({})

/**
 * Returns a function that describes the privilege that the viewer lacks. It returns undefined for guests, if the
 * viewer has the privilege, and if the permissions are not loaded.
 */
export function useMissingPrivilege(): (key: RequestedPermission) => string | undefined {
  const { t } = useWords()
  const viewer = useViewer()
  const permissions = useContext(PermissionsContext)
  return (key) => {
    const check = permissions[key]
    if (viewer === null || check === undefined || check.has_permission) return undefined
    const { required_rank: needed } = check
    return needed === undefined ? t('vote.not_allowed') : t('vote.needs_rank', { needed, have: viewer.rank })
  }
}
