import type { Schemas } from '@quandary/api-client'
import { ButtonLink, Link, LockIcon, Notice, ReviewIcon, TrashIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { editQuestionHref, userHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import {
  duplicateAddress,
  isDeleted,
  isPending,
  type PostAction,
  type Question,
  usePostingWords,
} from '../posts/index.ts'
import { UndeleteButton } from './undelete-button.tsx'

/** Says that a question is deleted, pending or closed. */
export function StateNotice({ question, operation }: StateNoticeProps): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  if (isDeleted(question)) {
    return (
      <Notice
        tone="danger"
        icon={<TrashIcon />}
        title={operation.msg}
        {...(may(question, 'undelete') && {
          actions: <UndeleteButton questionId={question.id} />,
        })}
      >
        <p>{t('post.deleted_lead')}</p>
        <p>
          {words('post.deleted_since')} <RelativeTime at={operation.time} />
        </p>
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

/** Says why and since when a question is closed, and what can be done next. */
function ClosedNotice({ question, operation }: StateNoticeProps): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const { siteUrl } = useSettings()
  const { type, description, msg, time, user_info: by, duplicate_of: original } = operation
  const address = duplicateAddress(msg)
  const href = ownAddress(address ?? '', siteUrl)
  const answers = original?.answer_count ?? 0
  const unexplained = words('questions.closed_word')
  const mayEdit = may(question, 'edit')
  return (
    <Notice
      tone="warning"
      icon={<LockIcon />}
      // Without a reason, the server sends the word “Closed”.
      title={type === unexplained ? type : t('questions.closed_title', { reason: type })}
      {...((answers > 0 || mayEdit) && {
        actions: (
          <>
            {answers > 0 ? (
              <ButtonLink size="sm" href={href}>
                {t('questions.read_answers', { count: answers })}
              </ButtonLink>
            ) : null}
            {mayEdit ? (
              <ButtonLink size="sm" href={editQuestionHref(question.id)}>
                {t('questions.edit')}
              </ButtonLink>
            ) : null}
          </>
        ),
      })}
    >
      {address === undefined ? (
        <p>{msg === '' ? description : msg}</p>
      ) : (
        <p>
          {words('questions.duplicate_of')} <Link href={href}>{original?.title ?? href}</Link>
        </p>
      )}
      <p>
        {by === undefined ? t('questions.closed_lead') : <ClosedBy person={by} />} <RelativeTime at={time} /> ·{' '}
        {words('questions.closed_next')}
      </p>
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
 * Returns the address of the original of a duplicate. For a question of this site, the address is relative, so that it
 * opens without a page load.
 */
function ownAddress(address: string, siteUrl: string): string {
  return siteUrl !== '' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
}

function may({ member_actions: actions }: Question, wanted: PostAction): boolean {
  return actions.some(({ action }) => action === wanted)
}
