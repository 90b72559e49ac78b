import { type Schemas, unwrap } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { formatExactCount } from '@quandary/i18n'
import type { SuggestTags, TagChoice } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'

/** Maximum number of suggestions (docs/spec/screens.md#forms). */
const MAX_TAGS = 5

type OfferedTag = Pick<
  Schemas['TagSuggestion'],
  'slug_name' | 'display_name' | 'excerpt' | 'question_count' | 'reserved' | 'recommend'
>

/** State of a tag field: its suggestions, whether the viewer may create tags, and otherwise the reason why not. */
interface TagChoices {
  suggest: SuggestTags
  canCreate: boolean
  createRefusal: string | undefined
}

/**
 * Returns suggestions for tags, and whether the viewer may create new ones. Before anything is typed, the recommended
 * tags are suggested, or those with the most questions if none are recommended.
 */
export function useTagChoices(): TagChoices {
  const { api } = useSite()
  const { t, language } = useWords()
  const suggest: SuggestTags = useCallback(
    async (tag, signal) => {
      const toChoice = (found: OfferedTag): TagChoice => ({
        value: found.slug_name,
        label: found.display_name,
        kind: found.reserved ? 'reserved' : found.recommend ? 'required' : 'normal',
        count: `${formatExactCount(found.question_count, language)} ${t('questions.word', { count: found.question_count })}`,
        ...(found.excerpt !== '' && { description: found.excerpt }),
      })
      const found = await unwrap(api.call('suggestTags', { query: { tag }, signal }))
      if (found.length === 0 && tag === '') {
        const query = { page: 1, page_size: MAX_TAGS, query_cond: 'popular' } as const
        const { list } = await unwrap(api.call('listTags', { query, signal }))
        return list.map(toChoice)
      }
      return found.slice(0, MAX_TAGS).map(toChoice)
    },
    [api, t, language],
  )
  const permissions = useQuery(operationQuery(api, 'checkPermissions', { query: { action: 'tag.add' } }))
  const mayCreate = permissions.data?.['tag.add']
  return {
    suggest,
    canCreate: mayCreate?.has_permission ?? false,
    createRefusal: mayCreate?.no_permission_tip || undefined,
  }
}
