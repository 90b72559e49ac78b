import type { Schemas } from '@quandary/api-client'
import { ButtonLink, EyeOffIcon, Link, LockIcon, Notice, ReviewIcon, TrashIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { editQuestionHref, userHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/clock.tsx'
import { useSettings } from '../../shell/settings.ts'
import { useWords } from '../../shell/site-context.ts'
import type { Question } from './question-queries.ts'
import { duplicateAddress, isDeleted, isHidden, isPending } from './question-state.ts'
import * as styles from './question.css.ts'

/** Notices about the state of a question: closed, deleted, pending or unlisted. */
export function QuestionNotices({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  if (question.operation === undefined && !isHidden(question)) return null
  return (
    <div className={styles.notices}>
      {question.operation === undefined ? null : <StateNotice question={question} operation={question.operation} />}
      {isHidden(question) ? <Notice icon={<EyeOffIcon />}>{t('questions.hidden')}</Notice> : null}
    </div>
  )
}

function StateNotice({ question, operation }: StateNoticeProps): ReactNode {
  const { t } = useWords()
  if (isDeleted(question)) {
    return (
      <Notice tone="danger" icon={<TrashIcon />} title={operation.msg}>
        <>
          {t('post.deleted_lead')} {t('post.deleted_since')} <RelativeTime at={operation.time} />
        </>
      </Notice>
    )
  }
  if (isPending(question)) return <Notice icon={<ReviewIcon />}>{t('post.pending')}</Notice>
  return <ClosedNotice question={question} operation={operation} />
}

interface StateNoticeProps {
  question: Question
  operation: NonNullable<Question['operation']>
}

/** Says why and since when a question is closed, and the next step. */
function ClosedNotice({ question, operation }: StateNoticeProps): ReactNode {
  const { t } = useWords()
  const { type, description, msg, time, user_info: by, duplicate_of: original } = operation
  const mayEdit = question.member_actions.some(({ action }) => action === 'edit')
  const address = duplicateAddress(msg)
  return (
    <Notice
      tone="warning"
      icon={<LockIcon />}
      title={t('questions.closed_title', { reason: type })}
      {...(mayEdit && {
        actions: (
          <ButtonLink size="sm" href={editQuestionHref(question.id)}>
            {t('questions.edit')}
          </ButtonLink>
        ),
      })}
    >
      <p>
        {by === undefined ? t('questions.closed_lead') : <ClosedBy person={by} />} <RelativeTime at={time} />
      </p>
      {address === undefined ? <p>{description}</p> : null}
      {address === undefined ? null : (
        <p>
          {t('questions.duplicate_of')} <DuplicateLink address={address} title={original?.title} />
        </p>
      )}
      {address === undefined && msg !== '' ? <p>{msg}</p> : null}
      <p>{t('questions.closed_next')}</p>
    </Notice>
  )
}

/** The person who closed the question, as a link within the sentence; deleted accounts have no profile. */
function ClosedBy({ person }: { person: Schemas['UserCard'] }): ReactNode {
  const { t } = useWords()
  const name = person.display_name
  const [before, after] = t('questions.closed_by', { name: '\n' }).split('\n')
  return (
    <>
      {before}
      {person.status === 'deleted' ? name : <Link href={userHref(person.username)}>{name}</Link>}
      {after}
    </>
  )
}

/**
 * Links to the original question. Questions of this site open in place and show their title, others show their address.
 */
function DuplicateLink({ address, title }: { address: string; title: string | undefined }): ReactNode {
  const { siteUrl } = useSettings()
  const own = siteUrl !== '' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  return <Link href={own}>{title ?? own}</Link>
}
