import { unwrap } from '@quandary/api-client'
import type { SuggestTags } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSite } from '../../shell/site-context.ts'

/** Suggestions shown at most (product spec §9). */
const AT_MOST = 5

/**
 * Which tags can be chosen, and whether new ones can be made.
 *
 * @param offerUnasked offers the recommended tags before anything is typed; only for the first tag, because the open
 * list lies over what follows the field
 */
export function useTagChoices(offerUnasked: boolean): { suggest: SuggestTags; canCreate: boolean } {
  const { api } = useSite()
  const suggest: SuggestTags = useCallback(
    async (tag, signal) => {
      if (tag === '' && !offerUnasked) return []
      const found = await unwrap(api.call('suggestTags', { query: { tag }, signal }))
      return found.slice(0, AT_MOST).map(({ slug_name: value, display_name: label, reserved, recommend }) => ({
        value,
        label,
        kind: reserved ? 'reserved' : recommend ? 'required' : 'normal',
      }))
    },
    [api, offerUnasked],
  )
  const permissions = useQuery({
    queryKey: ['permissions', 'tag.add'],
    queryFn: ({ signal }) => unwrap(api.call('checkPermissions', { query: { action: 'tag.add' }, signal })),
  })
  return { suggest, canCreate: permissions.data?.['tag.add']?.has_permission ?? false }
}
