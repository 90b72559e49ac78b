import { Button, CommentIcon } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFailures } from '../../shell/failures.tsx'
import { useMayAct } from '../../shell/login-prompt.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { firstCommentsQuery, joinComments, MORE_COMMENTS, type PostComment } from './comment-queries.ts'
import * as styles from './comments.css.ts'

interface CommentsProps {
  objectId: string
  /** Accessible name of the section. */
  label: string
  /** Marked where they comment. */
  askerUsername: string
}

/** The comments of a post: three at first, more on request, and a line to add one. */
export function Comments({ objectId, label, askerUsername }: CommentsProps): ReactNode {
  const { t } = useWords()
  const mayAct = useMayAct()
  const { shown, remaining, loading, showMore, add } = useComments(objectId)
  const [writing, setWriting] = useState<{ replyTo?: PostComment }>()
  const addButton = useFocusAfterWriting(writing !== undefined)
  const write = (replyTo?: PostComment) => {
    if (mayAct()) setWriting(replyTo === undefined ? {} : { replyTo })
  }
  return (
    <section className={styles.comments} aria-label={label}>
      <ul className={styles.list}>
        {shown.map((comment) => (
          <CommentItem
            key={comment.comment_id}
            comment={comment}
            isAsker={comment.username === askerUsername}
            onReply={() => write(comment)}
          />
        ))}
      </ul>
      <div className={styles.more}>
        {remaining > 0 ? (
          <Button variant="quiet" size="sm" busy={loading} onClick={showMore}>
            {t('comments.more', { count: remaining })}
          </Button>
        ) : null}
        {writing === undefined ? (
          <Button ref={addButton} variant="quiet" size="sm" icon={<CommentIcon />} onClick={() => write()}>
            {t('comments.add')}
          </Button>
        ) : null}
      </div>
      {writing === undefined ? null : (
        <CommentForm
          key={writing.replyTo?.comment_id ?? ''}
          objectId={objectId}
          {...(writing.replyTo === undefined ? {} : { replyTo: writing.replyTo })}
          onDone={(comment) => {
            if (comment) add(comment)
            setWriting(undefined)
          }}
        />
      )}
    </section>
  )
}

/** Brings the focus back to the button when the form, which had it, is gone. */
function useFocusAfterWriting(writing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wrote = useRef(false)
  useEffect(() => {
    if (wrote.current && !writing) button.current?.focus()
    wrote.current = writing
  }, [writing])
  return button
}

function useComments(objectId: string) {
  const { api, queryClient } = useSite()
  const { tell } = useFailures()
  const options = firstCommentsQuery(api, objectId)
  const first = useQuery(options).data
  const [more, setMore] = useState<PostComment[]>([])
  const [pages, setPages] = useState(0)
  const [loading, setLoading] = useState(false)
  const shown = joinComments(first?.list ?? [], more)
  const remaining = Math.max(0, (first?.count ?? 0) - shown.length)

  const showMore = async () => {
    setLoading(true)
    const query = { object_id: objectId, page: pages + 1, page_size: MORE_COMMENTS, query_cond: '' } as const
    const { data, error } = await api.call('listComments', { query })
    setLoading(false)
    if (error) return tell(error)
    setMore((before) => joinComments(before, data.list))
    setPages(pages + 1)
  }
  const add = (comment: PostComment) => {
    setMore((before) => joinComments(before, [comment]))
    queryClient.setQueryData(options.queryKey, (before) => before && { ...before, count: before.count + 1 })
  }
  return { shown, remaining, loading, showMore: () => void showMore(), add }
}
