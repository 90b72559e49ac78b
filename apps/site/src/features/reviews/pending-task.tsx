import { Prose, Tag, TagList } from '@quandary/ui'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { ReviewCard, ReviewPart } from './review-card.tsx'
import type { PendingPost } from './review-queries.ts'
import type { TaskProps } from './task.ts'
import { VerdictActions } from './verdict-actions.tsx'
import * as styles from './reviews.css.ts'

/** A post that is waiting for approval, with buttons to approve or reject it. */
export function PendingTask({ task, decision, skip, takesFocus }: TaskProps<PendingPost>): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const decide = (status: 'approve' | 'reject') =>
    void decision.decide(
      () => api.call('reviewPendingPost', { body: { review_id: task.review_id, status } }),
      words(status === 'approve' ? 'review.post_approved' : 'review.post_rejected'),
    )
  return (
    <ReviewCard
      kind={
        <>
          {words(`review.new_${task.object_type}`)} · <RelativeTime at={task.submit_at} />
        </>
      }
      title={task.title}
      href={undefined}
      author={task.author_user}
      takesFocus={takesFocus}
      actions={
        <VerdictActions decision={decision} skip={skip} onVerdict={decide} rejectText={words('review.reject_post')} />
      }
    >
      {task.reason === '' ? null : (
        <ReviewPart title={words('review.pending_reason', { name: task.submitter_display_name })}>
          <p>{task.reason}</p>
        </ReviewPart>
      )}
      <PostPart html={task.parsed_text} tags={task.tags} />
    </ReviewCard>
  )
}

interface PostPartProps {
  /** Sanitized HTML from the server. */
  html: string
  tags: readonly { slug_name: string; display_name: string }[]
}

/** The text of a post and its tags. */
export function PostPart({ html, tags }: PostPartProps): ReactNode {
  return (
    <section className={styles.part}>
      <Prose html={html} />
      {tags.length === 0 ? null : (
        <div className={styles.tags}>
          <TagList>
            {tags.map((tag) => (
              <Tag key={tag.slug_name} name={tag.display_name} />
            ))}
          </TagList>
        </div>
      )}
    </section>
  )
}
