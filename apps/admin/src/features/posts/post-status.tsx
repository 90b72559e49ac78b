import { Badge, Meta, type BadgeTone } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { PostFilter } from './post-queries.ts'

const tones: Readonly<Record<Exclude<PostFilter, 'normal'>, BadgeTone>> = {
  closed: 'warning',
  pending: 'info',
  deleted: 'danger',
}

/** State of a post, named like the filters. Only unusual states are highlighted. */
export function PostStatus({ filter }: { filter: PostFilter }): ReactNode {
  const { t } = useLanguage()
  const word = t(`posts.status_${filter}`)
  return filter === 'normal' ? <Meta>{word}</Meta> : <Badge tone={tones[filter]}>{word}</Badge>
}
