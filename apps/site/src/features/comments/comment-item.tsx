import { Badge, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { RelativeTime } from '../../shell/clock.tsx'
import { useWords } from '../../shell/site-context.ts'
import type { PostComment } from './comment-queries.ts'
import * as styles from './comments.css.ts'

interface CommentItemProps {
  comment: PostComment
  isAsker: boolean
  onReply: () => void
}

/** One comment. Its text is safe HTML of the server. */
export function CommentItem({ comment, isAsker, onReply }: CommentItemProps): ReactNode {
  const { t } = useWords()
  const { comment_id: id, vote_count: votes, user_display_name: name, username, created_at: at } = comment
  return (
    <li className={styles.comment} id={id}>
      <span className={styles.score}>
        {votes > 0 ? (
          <>
            {votes}
            <VisuallyHidden> {t('stats.votes', { count: votes })}</VisuallyHidden>
          </>
        ) : null}
      </span>
      <div className={styles.body}>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: comment.parsed_text }} />
        <div className={styles.foot}>
          {comment.user_status === 'deleted' ? (
            <span>{name}</span>
          ) : (
            <AppLink href={userHref(username)}>{name}</AppLink>
          )}
          {isAsker ? <Badge>{t('questions.asker')}</Badge> : null}
          <a href={`#${id}`}>
            <VisuallyHidden>{t('comments.link')} </VisuallyHidden>
            <RelativeTime at={at} />
          </a>
          <button type="button" onClick={onReply} className={styles.act}>
            {t('comments.reply')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </button>
        </div>
      </div>
    </li>
  )
}
