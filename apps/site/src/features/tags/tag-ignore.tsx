import { Button, EyeOffIcon, IconButton, VisuallyHidden } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { useLoginState } from '../../shell/context/viewer.ts'
import { toggled, useOptimisticToggle } from '../votes/index.ts'
import { ignoredTagsQuery } from './tag-queries.ts'

interface TagIgnoreProps {
  tag: { tag_id: string; display_name: string }
  /** Size of the button. Lists use `icon`. */
  size?: 'md' | 'icon'
}

/**
 * Toggles ignoring a tag optimistically, for activated members. If the server refuses, the change is rolled back and
 * the error message is shown.
 */
export function TagIgnore({ tag, size = 'md' }: TagIgnoreProps): ReactNode {
  const { api } = useSite()
  const { normal } = useLoginState()
  const { data } = useQuery({ ...ignoredTagsQuery(api), enabled: normal })
  if (!normal || data === undefined) return null
  return <IgnoreToggle tag={tag} size={size} isIgnored={data.tags.some(({ tag_id }) => tag_id === tag.tag_id)} />
}

function IgnoreToggle({ tag, size, isIgnored }: TagIgnoreProps & { isIgnored: boolean }): ReactNode {
  const words = useCommunityWords()
  const { api, queryClient } = useSite()
  // The count is unused, because the number of people who ignore a tag is not public.
  const { state, request } = useOptimisticToggle(
    `ignored ${tag.tag_id}`,
    { on: isIgnored, count: 0 },
    async ({ on }) => {
      const { data, error } = await api.call('ignoreTag', { body: { tag_id: tag.tag_id, is_cancel: !on } })
      if (error) return { error }
      await queryClient.invalidateQueries({ queryKey: ignoredTagsQuery(api).queryKey })
      return { data: { on: data.is_ignored, count: 0 } }
    },
  )
  const label = words(state.on ? 'tag.ignored' : 'tag.ignore')
  const press = { pressed: state.on, icon: <EyeOffIcon />, onClick: () => request(toggled) }
  if (size === 'icon') return <IconButton {...press} label={`${label} ${tag.display_name}`} title={label} />
  return (
    <Button {...press} variant="secondary">
      {label}
      <VisuallyHidden> {tag.display_name}</VisuallyHidden>
    </Button>
  )
}
