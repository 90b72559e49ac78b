import { Button, ButtonLink, EmptyState, PageHead, Progress, Tabs } from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { reviewHref } from '../../addresses.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useDecidedTasks } from './decided-tasks.ts'
import { EditTask } from './edit-task.tsx'
import { FlagTask } from './flag-task.tsx'
import { queueOf } from './load-review.ts'
import { PendingTask } from './pending-task.tsx'
import { flaggedPostQuery, pendingPostQuery, reviewTypesQuery, suggestedEditQuery } from './review-queries.ts'
import type { ReviewQueue } from './review-queue.ts'
import type { TaskProps } from './task.ts'
import { useDecision } from './use-decision.ts'
import * as styles from './reviews.css.ts'

interface ReviewScreenProps {
  asked: ReviewQueue | undefined
  page: number
}

/** The review page: one task at a time. */
export function ReviewScreen({ asked, page }: ReviewScreenProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { data: types } = useSuspenseQuery(reviewTypesQuery(api))
  const [done, countOne] = useDecidedTasks()
  const [decided, setDecided] = useState(false)
  const queue = queueOf(types, asked)
  const left = types.reduce((sum, { todo_amount: todo }) => sum + todo, 0)
  const tabs = types.map(({ name, label, todo_amount: count }) => ({
    label,
    href: reviewHref(name),
    current: name === queue,
    count,
    countLabel: t('nav.review_pending', { count }),
  }))
  const onDecided = useCallback(() => {
    countOne()
    setDecided(true)
  }, [countOne])
  return (
    <Page>
      <div className={styles.page}>
        <PageHead
          title={t('nav.review')}
          meta={done + left === 0 ? undefined : words('review.progress', { done, all: done + left })}
        />
        {done + left === 0 ? null : <Progress label={words('review.progress_label')} value={done} max={done + left} />}
        <div className={styles.tabs}>
          <Tabs label={words('review.queues')} items={tabs} />
        </div>
        {queue === undefined ? null : (
          <Queue key={queue} queue={queue} page={page} decided={decided} onDecided={onDecided} />
        )}
      </div>
    </Page>
  )
}

interface QueueProps {
  queue: ReviewQueue
  page: number
  /** True once the viewer has decided on a task on this page. */
  decided: boolean
  onDecided: () => void
}

const shapes = {
  suggested_post_edit: EditQueue,
  flagged_post: FlagQueue,
  queued_post: PendingQueue,
} satisfies Record<ReviewQueue, (props: QueueProps) => ReactNode>

function Queue(props: QueueProps): ReactNode {
  const Shape = shapes[props.queue]
  return <Shape {...props} />
}

function EditQueue(props: QueueProps): ReactNode {
  const { api } = useSite()
  const { data } = useQuery(suggestedEditQuery(api, props.page))
  return <Task {...props} page={props.page} found={data} keyOf={(task) => task.unreviewed_info.id} Card={EditTask} />
}

function FlagQueue(props: QueueProps): ReactNode {
  const { api } = useSite()
  const { data } = useQuery(flaggedPostQuery(api, props.page))
  return <Task {...props} found={data} keyOf={(task) => task.flag_id} Card={FlagTask} />
}

function PendingQueue(props: QueueProps): ReactNode {
  const { api } = useSite()
  const { data } = useQuery(pendingPostQuery(api, props.page))
  return <Task {...props} found={data} keyOf={(task) => task.review_id} Card={PendingTask} />
}

interface TaskShownProps<Found> extends QueueProps {
  found: { count: number; list: readonly Found[] } | undefined
  keyOf: (task: Found) => string
  Card: (props: TaskProps<Found>) => ReactNode
}

function Task<Found>({ queue, page, decided, onDecided, found, keyOf, Card }: TaskShownProps<Found>): ReactNode {
  const words = useCommunityWords()
  const decision = useDecision(onDecided)
  const goTo = useGoTo(queue)
  const [skipped, setSkipped] = useState(false)
  const [task] = found?.list ?? []
  const count = found?.count ?? 0
  const beyond = task === undefined && count > 0 && page > 1
  useEffect(() => {
    if (beyond) goTo(1)
  }, [beyond, goTo])
  if (found === undefined || beyond) return null
  if (task === undefined) {
    return <EmptyQueue queue={queue} />
  }
  const skip = () => {
    setSkipped(true)
    goTo(page < count ? page + 1 : 1)
  }
  const act = count > 1 ? skip : undefined
  const button =
    act === undefined ? null : (
      <Button variant="quiet" shortcut="S" onClick={act}>
        {words('review.skip')}
      </Button>
    )
  return (
    <>
      <Card key={keyOf(task)} task={task} decision={decision} skip={{ act, button }} takesFocus={decided || skipped} />
      <p className={styles.keys}>{words('review.keys')}</p>
    </>
  )
}

/** Says that a queue is empty, and leads to the next one that is not. */
function EmptyQueue({ queue }: { queue: ReviewQueue }): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { data: types } = useSuspenseQuery(reviewTypesQuery(api))
  const next = types.find(({ name, todo_amount: todo }) => name !== queue && todo > 0)
  if (next === undefined) return <EmptyState title={t('review.empty')}>{words('review.empty_lead')}</EmptyState>
  const { name, label, todo_amount: count } = next
  return (
    <EmptyState
      title={words('review.none_here')}
      actions={
        <ButtonLink href={reviewHref(name)}>
          {label} · {count}
        </ButtonLink>
      }
    />
  )
}

function useGoTo(queue: ReviewQueue): (page: number) => void {
  const router = useRouter()
  return useCallback((page) => void router.navigate({ href: reviewHref(queue, page) }), [router, queue])
}
