import { Button, Section, Tag, TagList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { tagHref } from '../../addresses.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useLoginState } from '../../shell/context/viewer.ts'
import { followedTagsQuery } from './tag-queries.ts'
import * as styles from './followed-tags.css.ts'

const FollowedTagsForm = lazyPart(async () => (await import('./followed-tags-form.tsx')).FollowedTagsForm)

/** The side card of the tags that an activated member follows. */
export function FollowedTags(): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { normal } = useLoginState()
  const [editing, setEditing] = useState(false)
  const { data: tags } = useQuery({ ...followedTagsQuery(api), enabled: normal })
  if (!normal || tags === undefined) return null
  const edit = () => setEditing(true)
  return (
    <Section
      title={t('tags.following')}
      aside={
        tags.length === 0 || editing ? null : (
          <Button size="sm" variant="quiet" onClick={edit}>
            {t('tags.following_edit')}
          </Button>
        )
      }
    >
      <div className={styles.followed}>
        {editing ? (
          <Suspense fallback={<FollowedList tags={tags} />}>
            <FollowedTagsForm tags={tags} onClose={() => setEditing(false)} />
          </Suspense>
        ) : tags.length === 0 ? (
          <>
            <p className={styles.quiet}>{t('tags.following_none')}</p>
            <div>
              <Button onClick={edit}>{t('tags.following_add')}</Button>
            </div>
          </>
        ) : (
          <FollowedList tags={tags} />
        )}
      </div>
    </Section>
  )
}

function FollowedList({ tags }: { tags: readonly { slug_name: string; display_name: string }[] }): ReactNode {
  return (
    <TagList>
      {tags.map((tag) => (
        <Tag key={tag.slug_name} name={tag.display_name} href={tagHref(tag.slug_name)} />
      ))}
    </TagList>
  )
}
