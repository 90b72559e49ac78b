import { operationKey } from '@quandary/api-client/query'
import { Button, CheckIcon, IconButton, PlusIcon, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { toggled, useOptimisticToggle } from '../votes/index.ts'

interface TagFollowProps {
  tag: { tag_id: string; display_name: string; is_follower: boolean; follow_count: number }
  /** Size of the button. Lists use `icon`, because a labelled button in each row would dominate. */
  size?: 'md' | 'icon'
}

/**
 * Toggles following a tag optimistically. If the server refuses, the change is rolled back and the error message is
 * shown.
 */
export function TagFollow({ tag, size = 'md' }: TagFollowProps): ReactNode {
  const { t } = useWords()
  const { api, queryClient } = useSite()
  const loaded = { on: tag.is_follower, count: tag.follow_count }
  const { state, request } = useOptimisticToggle(tag.tag_id, loaded, async ({ on }) => {
    const { data, error } = await api.call('follow', { body: { object_id: tag.tag_id, is_cancel: !on } })
    if (error) return { error }
    await Promise.all(
      (['listFollowedTags', 'listTags', 'getTag'] as const).map((operation) =>
        queryClient.invalidateQueries({ queryKey: operationKey(operation), refetchType: 'none' }),
      ),
    )
    return { data: { on: data.is_followed, count: data.follows } }
  })
  const icon = state.on ? <CheckIcon /> : <PlusIcon />
  const words = state.on ? t('tags.follows') : t('tags.follow')
  if (size === 'icon') {
    return (
      <IconButton
        icon={icon}
        label={`${words} ${tag.display_name}`}
        pressed={state.on}
        title={`${words} · ${t('tags.followers', { count: state.count })}`}
        onClick={() => request(toggled)}
      />
    )
  }
  return (
    <Button
      size={size}
      variant="secondary"
      pressed={state.on}
      icon={icon}
      title={t('tags.followers', { count: state.count })}
      onClick={() => request(toggled)}
    >
      {words}
      <VisuallyHidden> {tag.display_name}</VisuallyHidden>
    </Button>
  )
}
