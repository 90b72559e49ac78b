import type { Schemas } from '@quandary/api-client'
import { Tag, TagList } from '@quandary/ui'
import type { ReactNode } from 'react'
import { tagHref } from '../../addresses.ts'

/** The fields of a tag that its badge shows. */
type ShownTag = Pick<Schemas['TagBadge'], 'slug_name' | 'display_name' | 'recommend' | 'reserved'>

/** The tags of a question. Each links to the questions with that tag. */
export function TagLinks({ tags }: { tags: readonly ShownTag[] }): ReactNode {
  return (
    <TagList>
      {tags.map((tag) => (
        <TagLink key={tag.slug_name} tag={tag} />
      ))}
    </TagList>
  )
}

/** A tag that links to the questions with that tag. */
export function TagLink({ tag }: { tag: ShownTag }): ReactNode {
  return (
    <Tag
      name={tag.display_name}
      href={tagHref(tag.slug_name)}
      kind={tag.reserved ? 'reserved' : tag.recommend ? 'required' : 'normal'}
    />
  )
}
