import { Button } from '@quandary/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { answerHref, commentHref, questionHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { REVIEW_KEYS } from '../../shell/keys/review-keys.ts'
import { useKeys } from '../../shell/keys/use-keys.ts'
import { flagActions, type FlagAction } from './flag-actions.ts'
import { PostPart } from './pending-task.tsx'
import { ReviewCard, ReviewPart } from './review-card.tsx'
import type { FlaggedPost } from './review-queries.ts'
import type { TaskProps } from './task.ts'
import * as styles from './reviews.css.ts'

const FlagCloseDialog = lazyPart(async () => (await import('./flag-dialogs.tsx')).FlagCloseDialog)
const FlagDeleteDialog = lazyPart(async () => (await import('./flag-dialogs.tsx')).FlagDeleteDialog)
const FlagEditForm = lazyPart(async () => (await import('./flag-edit-form.tsx')).FlagEditForm)

/** A flagged post and the actions on it. */
export function FlagTask({ task, decision, skip, takesFocus }: TaskProps<FlaggedPost>): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const [open, setOpen] = useState<FlagAction>()
  const close = () => setOpen(undefined)
  const decideAt = (operation: 'ignore_report' | 'unlist_post') => () =>
    void decision.decide(
      () => api.call('reviewReport', { body: { flag_id: task.flag_id, operation_type: operation } }),
      words(operation === 'ignore_report' ? 'review.flag_ignored' : 'review.post_unlisted'),
    )
  const ignore = decideAt('ignore_report')
  const ways = flagActions(task).map((act) => ({
    act,
    take: act === 'unlist' ? decideAt('unlist_post') : () => setOpen(act),
  }))
  const byKey = Object.fromEntries(ways.map(({ act, take }) => [REVIEW_KEYS[`flag_${act}`], take]))
  // No shortcuts while the post is being edited, because they would close the form.
  useKeys(
    open === undefined
      ? { [REVIEW_KEYS.flag_ignore]: ignore, ...byKey, ...(skip.act && { [REVIEW_KEYS.skip]: skip.act }) }
      : {},
  )
  const acts = ways.map(({ act, take }) => (
    <Button
      key={act}
      variant={act === 'delete' ? 'dangerQuiet' : 'secondary'}
      shortcut={REVIEW_KEYS[`flag_${act}`].toUpperCase()}
      onClick={take}
    >
      {words(`review.flag_${act}`)}
    </Button>
  ))
  return (
    <ReviewCard
      kind={
        <>
          {words(`review.flagged_${task.object_type}`)} · <RelativeTime at={task.submit_at} />
        </>
      }
      title={task.title}
      href={useFlagLink(task)}
      author={task.author_user}
      takesFocus={takesFocus}
      actions={
        <>
          <Button shortcut="I" busy={decision.busy} onClick={ignore}>
            {words('review.flag_ignore')}
          </Button>
          {acts}
          <span className={styles.skip}>{skip.button}</span>
        </>
      }
    >
      <ReviewPart title={words('review.flagged_by', { name: task.submitter_user.display_name })}>
        <p>
          <strong>{task.reason.name}</strong>
          {task.reason_content === '' ? null : <> · {task.reason_content}</>}
        </p>
        {task.author_flags.count === 0 ? null : (
          <p className={styles.meta}>
            {words('review.author_flags', { ...task.author_flags, name: task.author_user.display_name })}
          </p>
        )}
      </ReviewPart>
      {open === 'edit' ? null : <PostPart html={task.parsed_text} tags={task.tags} />}
      <Suspense>
        {open === 'edit' ? <FlagEditForm task={task} decision={decision} onClose={close} /> : null}
        {open === 'close' ? <FlagCloseDialog task={task} decision={decision} onClose={close} /> : null}
        {open === 'delete' ? <FlagDeleteDialog task={task} decision={decision} onClose={close} /> : null}
      </Suspense>
    </ReviewCard>
  )
}

function useFlagLink({
  question_id: id,
  url_title: urlTitle,
  answer_id: answerId,
  comment_id: commentId,
}: FlaggedPost) {
  const { permalink } = useSettings()
  const question = { id, urlTitle }
  const post = answerId === '' ? questionHref(question, permalink) : answerHref(question, answerId, permalink)
  return commentId === '' ? post : commentHref(post, commentId)
}
