import { Badge, type BadgeTone } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { PostFilter } from './post-queries.ts'

const tones: Readonly<Record<PostFilter, BadgeTone>> = {
  normal: 'outline',
  closed: 'warning',
  pending: 'info',
  deleted: 'danger',
}

/** State of a post, in the words of the filters. */
export function PostStatus({ filter }: { filter: PostFilter }): ReactNode {
  const { t } = useLanguage()
  return <Badge tone={tones[filter]}>{t(`posts.status_${filter}`)}</Badge>
}
