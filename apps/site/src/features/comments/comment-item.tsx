import { Badge, classNames, DisabledReason, explained, showReason, VisuallyHidden } from '@quandary/ui'
import { type ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useMissingPrivilege } from '../../shell/context/permissions.ts'
import { usePrivilegesToast } from '../../shell/forms/use-privileges-toast.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { type PostAction, type PostComment, RoleBadge, withChineseEmphasis } from '../posts/index.ts'
import { toggled, useOptimisticToggle } from '../votes/index.ts'
import * as styles from './comments.css.ts'

const PENDING = 11

interface CommentItemProps {
  comment: PostComment
  isAsker: boolean
  /** True if the address names this comment, or the viewer has just added it. */
  marked: boolean
  /** Omitted where comments are closed; they can then not be voted on either. */
  onReply?: (() => void) | undefined
  onAction: (action: PostAction) => void
  /** The form of a reply, below the comment it answers. */
  children?: ReactNode
}

/** A comment. Its text is HTML that the server has sanitized. */
export function CommentItem({ comment, isAsker, marked, onReply, onAction, children }: CommentItemProps): ReactNode {
  const { t } = useWords()
  const { comment_id: id, user_display_name: name, username, created_at: at, member_actions: actions } = comment
  const vote = useCommentVote(comment)
  const missing = useMissingPrivilege()
  const offered = vote.own ? actions.filter(({ action }) => action !== 'report') : actions
  return (
    <li className={classNames(styles.comment, marked && styles.marked)} id={id}>
      <CommentScore votes={vote.state.count} />
      <div className={styles.body}>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: withChineseEmphasis(comment.parsed_text) }} />
        <div className={styles.foot}>
          {comment.user_status === 'deleted' ? (
            <span>{name}</span>
          ) : (
            <AppLink href={userHref(username)}>{name}</AppLink>
          )}
          {isAsker ? <Badge>{t('questions.asker')}</Badge> : null}
          <RoleBadge role={comment.user_role_id} />
          {comment.status === PENDING ? <Badge tone="warning">{t('comments.pending')}</Badge> : null}
          <a href={`#${id}`}>
            <VisuallyHidden>{t('comments.link')} </VisuallyHidden>
            <RelativeTime at={at} />
          </a>
          {vote.own || onReply === undefined ? null : (
            <ActionButton
              name={name}
              pressed={vote.state.on}
              disabledReason={vote.state.on ? undefined : missing('comment.vote_up')}
              onPress={() => vote.request(toggled)}
            >
              {t('comments.vote_up')}
            </ActionButton>
          )}
          {onReply === undefined ? null : (
            <ActionButton act="reply" name={name} disabledReason={missing('comment.add')} onPress={onReply}>
              {t('comments.reply')}
            </ActionButton>
          )}
          {offered.map(({ action, name: words }) => (
            <ActionButton key={action} act={action} name={name} onPress={() => onAction(action)}>
              {words}
            </ActionButton>
          ))}
        </div>
        {children}
      </div>
    </li>
  )
}

function CommentScore({ votes }: { votes: number }): ReactNode {
  const { t } = useWords()
  return (
    <span className={styles.score}>
      {votes > 0 ? (
        <>
          {votes}
          <VisuallyHidden> {t('stats.votes', { count: votes })}</VisuallyHidden>
        </>
      ) : null}
    </span>
  )
}

function useCommentVote(comment: PostComment) {
  const { api } = useSite()
  const own = useViewer()?.username === comment.username
  const loaded = { on: comment.is_vote, count: comment.vote_count }
  const vote = useOptimisticToggle(comment.comment_id, loaded, async ({ on }) => {
    const { data, error } = await api.call('voteUp', { body: { object_id: comment.comment_id, is_cancel: !on } })
    return error ? { error } : { data: { on: data.vote_status === 'vote_up', count: data.votes } }
  })
  return { ...vote, own }
}

interface ActionButtonProps {
  /** Identifies a button that opens a form, so that closing the form can return the focus to it. */
  act?: string
  /** The comment's author, for the button's accessible name. */
  name: string
  pressed?: boolean
  /** The reason the action is disabled; the button stays focusable and announces it. */
  disabledReason?: string | undefined
  onPress: () => void
  children: ReactNode
}

/** A small action in the footer of a comment. */
function ActionButton({ act, name, pressed, disabledReason, onPress, children }: ActionButtonProps): ReactNode {
  const { t } = useWords()
  const showPrivileges = usePrivilegesToast()
  return (
    <button
      type="button"
      data-act={act}
      {...screenActions}
      className={classNames(styles.act, explained)}
      onClick={(event) => {
        if (disabledReason === undefined) return onPress()
        showReason(event)
        showPrivileges(t('page.privileges_lead'))
      }}
      aria-pressed={pressed}
      aria-disabled={disabledReason === undefined ? undefined : true}
    >
      {children}
      <VisuallyHidden> {name} </VisuallyHidden>
      {disabledReason === undefined ? null : <DisabledReason>{disabledReason}</DisabledReason>}
    </button>
  )
}
