import type { ReactNode } from 'react'
import { answerHref, questionHref, tagInfoHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { ChangeView } from '../timeline/index.ts'
import { ReviewCard, ReviewPart } from './review-card.tsx'
import type { SuggestedEdit } from './review-queries.ts'
import { versionIn } from './suggested-version.ts'
import type { TaskProps } from './task.ts'
import { VerdictActions } from './verdict-actions.tsx'
import * as styles from './reviews.css.ts'

/** A suggested edit: its changes and summary, to approve or reject. */
export function EditTask({ task, decision, skip, takesFocus }: TaskProps<SuggestedEdit>): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { type, info, unreviewed_info: suggested } = task
  const decide = (operation: 'approve' | 'reject') =>
    void decision.decide(
      () => api.call('auditRevision', { body: { id: suggested.id, operation } }),
      words(operation === 'approve' ? 'review.approved' : 'review.rejected'),
    )
  const now = versionIn(suggested.content, { title: info.title, tags: info.tags })
  return (
    <ReviewCard
      kind={
        <>
          {words(`review.edit_of_${type}`)} · <RelativeTime at={suggested.create_at} />
        </>
      }
      title={info.title}
      href={useTaskLink(task)}
      author={suggested.user_info}
      takesFocus={takesFocus}
      actions={
        <VerdictActions decision={decision} skip={skip} onVerdict={decide} rejectText={words('review.reject')} />
      }
    >
      {suggested.reason === '' ? null : (
        <ReviewPart title={words('review.edit_reason')}>
          <p>{suggested.reason}</p>
        </ReviewPart>
      )}
      <section className={styles.part}>
        <ChangeView
          // Only staff can change the slug, and edits by staff need no review. So a suggestion never changes the slug.
          before={{ title: info.title, slug: now.slug, text: info.content, tags: info.tags }}
          after={now}
          titled={type !== 'answer'}
        />
      </section>
    </ReviewCard>
  )
}

function useTaskLink({ type, info, unreviewed_info: suggested }: SuggestedEdit): string | undefined {
  const { permalink } = useSettings()
  const { object_id: id } = info
  if (type === 'tag') return tagInfoHref(id)
  if (type === 'question') return questionHref({ id, urlTitle: '' }, permalink)
  const questionId = suggested.content['question_id']
  return typeof questionId === 'string' ? answerHref({ id: questionId, urlTitle: '' }, id, permalink) : undefined
}
