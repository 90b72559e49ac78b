import { Button, Section, Tag, TagList } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { synonymsQuery, type TagDetail } from './tag-queries.ts'
import { followed, quiet } from './followed-tags.css.ts'
import * as styles from './tags.css.ts'

const TagSynonymsForm = lazyPart(async () => (await import('./tag-synonyms-form.tsx')).TagSynonymsForm)

/** The synonyms of a tag. Viewers with the privilege can edit them. */
export function TagSynonyms({ tag }: { tag: TagDetail }): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { synonyms, member_actions: acts } = useSuspenseQuery(synonymsQuery(api, tag.tag_id)).data
  const [editing, setEditing] = useState(false)
  const mayEdit = acts.some(({ action }) => action === 'edit')
  const shown =
    synonyms.length === 0 ? (
      <p className={quiet}>{words('tag.no_synonyms')}</p>
    ) : (
      <TagList>
        {synonyms.map((one) => (
          <Tag key={one.tag_id} name={one.display_name} />
        ))}
      </TagList>
    )
  return (
    <div className={styles.part}>
      <Section
        title={words('tag.synonyms')}
        aside={
          mayEdit && !editing ? (
            <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
              {words('tag.synonyms_edit')}
            </Button>
          ) : null
        }
      >
        <div className={followed}>
          {synonyms.length === 0 || editing ? null : (
            <p className={quiet}>{words('tag.synonyms_lead', { name: tag.display_name })}</p>
          )}
          {editing ? (
            <Suspense fallback={shown}>
              <TagSynonymsForm tag={tag} synonyms={synonyms} onClose={() => setEditing(false)} />
            </Suspense>
          ) : (
            shown
          )}
        </div>
      </Section>
    </div>
  )
}
