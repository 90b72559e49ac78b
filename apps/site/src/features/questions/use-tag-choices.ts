import { unwrap } from '@quandary/api-client'
import type { SuggestTags } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSite } from '../../shell/site-context.ts'

/** Maximum number of suggestions (docs/spec/screens.md#constants). */
const AT_MOST = 5

/** What a tag field needs: suggestions, and whether the viewer may create tags, or why not. */
interface TagChoices {
  suggest: SuggestTags
  canCreate: boolean
  createRefusal: string | undefined
}

/** Suggests tags (the recommended ones before anything is typed), and tells whether the viewer may create new ones. */
export function useTagChoices(): TagChoices {
  const { api } = useSite()
  const suggest: SuggestTags = useCallback(
    async (tag, signal) => {
      const found = await unwrap(api.call('suggestTags', { query: { tag }, signal }))
      return found.slice(0, AT_MOST).map(({ slug_name: value, display_name: label, reserved, recommend }) => ({
        value,
        label,
        kind: reserved ? 'reserved' : recommend ? 'required' : 'normal',
      }))
    },
    [api],
  )
  const permissions = useQuery({
    queryKey: ['permissions', 'tag.add'],
    queryFn: ({ signal }) => unwrap(api.call('checkPermissions', { query: { action: 'tag.add' }, signal })),
  })
  const mayCreate = permissions.data?.['tag.add']
  return {
    suggest,
    canCreate: mayCreate?.has_permission ?? false,
    createRefusal: mayCreate?.no_permission_tip || undefined,
  }
}
