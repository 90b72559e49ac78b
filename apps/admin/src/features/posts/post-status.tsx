import { Badge, type BadgeTone } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { PostFilter } from './post-queries.ts'

const tones: Readonly<Record<Exclude<PostFilter, 'normal'>, BadgeTone>> = {
  closed: 'warning',
  pending: 'info',
  deleted: 'danger',
}

/** An unusual state of a post, named like the filters. */
export function PostStatus({ filter }: { filter: Exclude<PostFilter, 'normal'> }): ReactNode {
  const { t } = useLanguage()
  return <Badge tone={tones[filter]}>{t(`posts.status_${filter}`)}</Badge>
}
