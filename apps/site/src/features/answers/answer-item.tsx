import {
  Anchor,
  Button,
  ButtonLink,
  CheckIcon,
  classNames,
  Notice,
  PencilIcon,
  ReviewIcon,
  TrashIcon,
} from '@quandary/ui'
import { isStaff } from '@quandary/guards'
import type { ReactNode } from 'react'
import { answerHref, editAnswerHref, postTimelineHref, withQuery } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { focusableRow } from '../../shell/keys/row-attribute.ts'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { Comments } from '../comments/index.ts'
import {
  actStyles as acts,
  type Answer,
  type AnswerFilter,
  Byline,
  EditedAt,
  isDeleted,
  PostBody,
  type Question,
  ShareMenu,
} from '../posts/index.ts'
import { PostMenu } from '../post-actions/index.ts'
import { PostVotes } from '../votes/index.ts'
import { useAcceptance } from './use-acceptance.ts'
import * as styles from './answers.css.ts'

const ACCEPTED = 2
const DELETED = 10
const PENDING = 11

interface AnswerItemProps {
  answer: Answer
  question: Question
  /** The sorting and page of the answer list that contains the answer. */
  filter: AnswerFilter
  /** True if the address names this answer, and no comment on it. */
  marked: boolean
  /** The comment named by the address. */
  commentId?: string | undefined
}

/** An answer with its votes, actions and comments. */
export function AnswerItem({ answer, question, filter, marked, commentId }: AnswerItemProps): ReactNode {
  const { t } = useWords()
  const accepted = answer.accepted === ACCEPTED
  const author = answer.user_info
  const name = accepted ? 'answers.accepted_by' : 'answers.by'
  return (
    <article
      className={classNames(styles.answer, marked && styles.marked)}
      id={answer.id}
      {...focusableRow}
      // Without scripts, this scrolls to the answer named by the address and makes screen readers start there.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={marked}
      aria-label={t(name, { name: author.display_name })}
    >
      {accepted ? <AcceptedLabel answer={answer} /> : null}
      <StateNotice status={answer.status} />
      <div className={styles.byline}>
        <Byline user={author} asker={author.username === question.user_info.username}>
          {t('questions.answered')} <RelativeTime at={answer.create_time} />
          {answer.update_time > answer.create_time ? (
            <EditedAt at={answer.update_time} history={postTimelineHref(question.id, answer.id)} />
          ) : null}
        </Byline>
      </div>
      <PostBody html={answer.html} />
      {answer.shortened ? <ReadWhole answer={answer} question={question} filter={filter} /> : null}
      <AnswerActions answer={answer} question={question} />
      <Comments
        objectId={answer.id}
        label={t('comments.of_answer', { name: author.display_name })}
        askerUsername={question.user_info.username}
        wanted={commentId}
        open={answer.status !== DELETED && !isDeleted(question)}
      />
    </article>
  )
}

/** Links to the page that shows a long answer in full, in the same sorting and page of the list. */
function ReadWhole({ answer, question, filter }: Pick<AnswerItemProps, 'answer' | 'question' | 'filter'>): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  const linked = { id: question.id, urlTitle: question.url_title }
  const { order, page } = filter
  return (
    <p className={styles.readWhole}>
      <Anchor href={withQuery(answerHref(linked, answer.id, permalink), { order, page })}>
        {t('answers.read_whole', { name: answer.user_info.display_name })}
      </Anchor>
    </p>
  )
}

/** Says why an answer is not public. */
function StateNotice({ status }: { status: Answer['status'] }): ReactNode {
  const { t } = useWords()
  if (status !== DELETED && status !== PENDING) return null
  return (
    <div className={styles.notice}>
      {status === DELETED ? (
        <Notice tone="danger" icon={<TrashIcon />} title={t('answers.deleted')}>
          {t('post.deleted_lead')}
        </Notice>
      ) : (
        <Notice icon={<ReviewIcon />}>{t('post.pending')}</Notice>
      )}
    </div>
  )
}

/** Says who accepted the answer and when. */
function AcceptedLabel({ answer: { accepted_by: by, accepted_at: at } }: { answer: Answer }): ReactNode {
  const { t } = useWords()
  return (
    <p className={styles.accepted}>
      <span className={styles.disc}>
        <CheckIcon size="sm" />
      </span>
      <strong>{t('answers.accepted')}</strong>
      {by === undefined || at === undefined ? null : (
        <span className={styles.beside}>
          {t('answers.chosen_by', { name: by.display_name })} <RelativeTime at={at} />
        </span>
      )}
    </p>
  )
}

function AnswerActions({ answer, question }: { answer: Answer; question: Question }): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  const accepted = answer.accepted === ACCEPTED
  const deleted = answer.status === DELETED
  const mayEdit = answer.member_actions.some(({ action }) => action === 'edit')
  return (
    <div className={acts.actions} {...screenActions}>
      <PostVotes
        kind="answer"
        objectId={answer.id}
        label={t('vote.of_answer')}
        authorUsername={answer.user_info.username}
        votes={answer.vote_count}
        status={answer.vote_status}
        deleted={deleted || isDeleted(question)}
      />
      {deleted ? null : <AcceptButton answer={answer} question={question} />}
      <ShareMenu
        path={answerHref({ id: question.id, urlTitle: question.url_title }, answer.id, permalink)}
        title={question.title}
      />
      <span className={acts.end}>
        {mayEdit ? (
          <ButtonLink variant="quiet" collapse="sm" icon={<PencilIcon />} href={editAnswerHref(question.id, answer.id)}>
            {t('post.edit')}
          </ButtonLink>
        ) : null}
        <PostMenu
          post={{ kind: 'answer', id: answer.id, valued: accepted }}
          actions={answer.member_actions}
          label={t('post.more_answer', { name: answer.user_info.display_name })}
        />
      </span>
    </div>
  )
}

/** The accept button, for the asker and staff. */
function AcceptButton({ answer, question }: { answer: Answer; question: Question }): ReactNode {
  const { t } = useWords()
  const viewer = useViewer()
  const { busy, toggle } = useAcceptance(question.id)
  const accepted = answer.accepted === ACCEPTED
  const mayAccept = viewer !== null && (viewer.username === question.user_info.username || isStaff(viewerFacts(viewer)))
  if (!mayAccept || isDeleted(question)) return null
  return (
    <Button
      variant="quiet"
      collapse="sm"
      icon={<CheckIcon />}
      pressed={accepted}
      busy={busy}
      onClick={() => toggle(accepted ? null : answer.id)}
    >
      {accepted ? t('answers.unaccept') : t('answers.accept')}
    </Button>
  )
}
