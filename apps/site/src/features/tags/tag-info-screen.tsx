import { isStaff } from '@quandary/guards'
import { Button, ButtonGroup, ButtonLink, Link, Notice, PageHead, PencilIcon, Prose, TrashIcon } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { tagEditHref, tagHref, tagTimelineHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { Page } from '../../shell/frame/page.tsx'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { TagFollow } from './tag-follow.tsx'
import { tagQuery, type TagDetail } from './tag-queries.ts'
import { TagSynonyms } from './tag-synonyms.tsx'
import * as styles from './tags.css.ts'

const LazyTagActionDialog = lazyPart(async () => (await import('./tag-action-dialog.tsx')).TagActionDialog)
const TagMergeDialog = lazyPart(async () => (await import('./tag-merge-dialog.tsx')).TagMergeDialog)

/** The description and synonyms of a tag, and the viewer's actions on it. */
export function TagInfoScreen({ slug }: { slug: string }): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { data: tag } = useSuspenseQuery(tagQuery(api, slug))
  // Guests get no link to the timeline, which only members see.
  const viewer = useViewer()
  const deleted = tag.status === 'deleted'
  return (
    <Page>
      <PageHead
        {...screenActions}
        title={words('tag.about', { name: tag.display_name })}
        actions={deleted ? null : <TagFollow tag={tag} />}
      />
      {deleted ? (
        <div className={styles.notice}>
          <Notice tone="warning">{words('tag.is_deleted')}</Notice>
        </div>
      ) : null}
      <p className={styles.ways}>
        <Link href={tagHref(tag.slug_name)}>{t('tags.title', { name: tag.display_name })}</Link>
        {viewer === null ? null : <Link href={tagTimelineHref(tag.tag_id)}>{words('tag.history')}</Link>}
        <span className={styles.count}>
          {words('tag.made')} <RelativeTime at={tag.created_at} />
          {tag.updated_at > 0 ? (
            <>
              {' · '}
              {t('questions.edited')} <RelativeTime at={tag.updated_at} />
            </>
          ) : null}
        </span>
      </p>
      {tag.parsed_text === '' ? (
        <p className={styles.lead}>{t('tags.no_description')}</p>
      ) : (
        <div className={styles.meaning}>
          <Prose html={tag.parsed_text} />
        </div>
      )}
      <TagActions tag={tag} />
      {deleted ? null : <TagSynonyms tag={tag} />}
    </Page>
  )
}

/** Buttons for the actions that the API allows the viewer, and for merging if the viewer is staff. */
function TagActions({ tag }: { tag: TagDetail }): ReactNode {
  const words = useCommunityWords()
  const staff = isStaff(viewerFacts(useViewer()))
  const [dialog, setDialog] = useState<'delete' | 'undelete' | 'merge'>()
  const offered = new Map(tag.member_actions.map(({ action, name }) => [action, name]))
  const mayMerge = staff && tag.status !== 'deleted'
  if (offered.size === 0 && !mayMerge) return null
  const close = () => setDialog(undefined)
  return (
    <>
      <ButtonGroup>
        {offered.has('edit') ? (
          <ButtonLink href={tagEditHref(tag.tag_id)} icon={<PencilIcon />}>
            {offered.get('edit')}
          </ButtonLink>
        ) : null}
        {mayMerge ? <Button onClick={() => setDialog('merge')}>{words('tag.merge')}</Button> : null}
        {offered.has('undelete') ? (
          <Button onClick={() => setDialog('undelete')}>{offered.get('undelete')}</Button>
        ) : null}
        {offered.has('delete') ? (
          <Button variant="dangerQuiet" icon={<TrashIcon />} onClick={() => setDialog('delete')}>
            {offered.get('delete')}
          </Button>
        ) : null}
      </ButtonGroup>
      <Suspense>
        {dialog === 'merge' ? <TagMergeDialog tag={tag} onClose={close} /> : null}
        {dialog === 'delete' || dialog === 'undelete' ? (
          <LazyTagActionDialog tag={tag} act={dialog} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}
