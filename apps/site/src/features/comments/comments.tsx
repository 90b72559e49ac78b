import { Button, ButtonLink, CommentIcon } from '@quandary/ui'
import { useRouterState } from '@tanstack/react-router'
import { isPlainClick } from '@quandary/web-shell'
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { withQuery } from '../../addresses.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { LazyPostActionDialog } from '../post-actions/index.ts'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import { useMissingPrivilege } from '../../shell/context/permissions.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { ALL_COMMENTS, joinComments, type PostAction, type PostComment, useNewPosts } from '../posts/index.ts'
import { CommentItem } from './comment-item.tsx'
import { useComments } from './use-comments.ts'
import * as styles from './comments.css.ts'

const loadForm = () => import('./comment-form.tsx')
const CommentForm = lazyPart(async () => (await loadForm()).CommentForm)
const NewComments = lazyPart(async () => (await import('./new-comments.tsx')).NewCommentsNotice)

interface CommentsProps {
  objectId: string
  label: string
  /** Username of the asker, whose comments are labelled. */
  askerUsername: string
  /** The comment named by the address; it is scrolled to and highlighted. */
  wanted?: string | undefined
  /** True if comments can be added and replied to; false below a deleted post. */
  open: boolean
}

/** The comment form that is open: a new comment, a reply, or an edit. */
interface Writing {
  replyTo?: PostComment
  edited?: PostComment
}

/** The comments of a post: the first page, more on request, and a button to add one. */
export function Comments({ objectId, label, askerUsername, wanted, open }: CommentsProps): ReactNode {
  const mayAct = useMayAct()
  const comments = useComments(objectId, wanted)
  const [writing, setWriting] = useState<Writing>()
  const [added, setAdded] = useState<string>()
  const [asking, setAsking] = useState<{ comment: PostComment; action: PostAction }>()
  const section = useRef<HTMLElement>(null)
  useScrollTo(section, wanted)
  const written = writing?.edited ?? writing?.replyTo
  // A comment that is being edited or replied to stays in the list, so that the text typed in its form is not lost if
  // the comment is no longer among the loaded ones.
  const shown = written === undefined ? comments.shown : joinComments(comments.shown, [written], comments.shown)
  const write = (next: Writing) => {
    if (mayAct()) setWriting(next)
  }
  const act = (comment: PostComment, action: PostAction) => {
    if (action === 'edit') write({ edited: comment })
    else if (mayAct()) setAsking({ comment, action })
  }
  const form = writing && (
    <Suspense>
      <CommentForm
        key={written?.comment_id}
        {...writing}
        objectId={objectId}
        people={comments.shown}
        onAdded={(comment) => {
          comments.add(comment)
          setAdded(comment.comment_id)
        }}
        onEdited={comments.update}
        onEnd={() => setWriting(undefined)}
      />
    </Suspense>
  )
  return (
    <section ref={section} id={idOf(objectId)} className={styles.comments} aria-label={label}>
      {/* Without comments and the button to add one, the list would be a line above nothing. */}
      {open || shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((comment) =>
            comment.comment_id === writing?.edited?.comment_id ? (
              <li key={comment.comment_id}>{form}</li>
            ) : (
              <CommentItem
                key={comment.comment_id}
                comment={comment}
                isAsker={comment.username === askerUsername}
                marked={[wanted, added].includes(comment.comment_id)}
                onReply={open ? () => write({ replyTo: comment }) : undefined}
                onAction={(action) => act(comment, action)}
              >
                {comment.comment_id === writing?.replyTo?.comment_id ? form : null}
              </CommentItem>
            ),
          )}
        </ul>
      ) : null}
      <CommentsFoot
        objectId={objectId}
        comments={comments}
        onAdd={open && writing === undefined ? () => write({}) : undefined}
      />
      {written === undefined ? form : null}
      {asking === undefined ? null : (
        <Suspense>
          <LazyPostActionDialog
            post={{ kind: 'comment', id: asking.comment.comment_id }}
            action={asking.action}
            onDone={() => comments.remove(asking.comment.comment_id)}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface CommentsFootProps {
  objectId: string
  comments: ReturnType<typeof useComments>
  onAdd: (() => void) | undefined
}

function CommentsFoot({ objectId, comments, onAdd }: CommentsFootProps): ReactNode {
  const { t } = useWords()
  const missing = useMissingPrivilege()
  const all = useAllCommentsHref(objectId)
  const { remaining, loading, showMore, shown, add } = comments
  const fresh = useNewPosts().news.comments[objectId]?.filter((id) => !shown.some((one) => one.comment_id === id)) ?? []
  return (
    <div className={styles.more}>
      {remaining > 0 ? (
        <ButtonLink
          variant="quiet"
          size="sm"
          href={all}
          rel="nofollow"
          aria-busy={loading}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            const { href } = event.currentTarget
            if (!loading) showMore().catch(() => location.assign(href))
          }}
        >
          {t('comments.more', { count: remaining })}
        </ButtonLink>
      ) : null}
      <output>
        {fresh.length === 0 ? null : (
          <Suspense>
            <NewComments fresh={fresh} onLoad={add} />
          </Suspense>
        )}
      </output>
      {onAdd === undefined ? null : (
        <Button
          data-act="add"
          variant="quiet"
          size="sm"
          icon={<CommentIcon />}
          disabledReason={missing('comment.add')}
          onClick={onAdd}
          onPointerEnter={() => void loadForm()}
          onFocus={() => void loadForm()}
        >
          {t('comments.add')}
        </Button>
      )}
    </div>
  )
}

/** Returns the address of the same page with all comments, scrolled to those of this post. */
function useAllCommentsHref(objectId: string): string {
  const page = useRouterState({
    select: ({ location: { pathname, search } }) =>
      withQuery(pathname, { ...search, commentId: undefined, comments: ALL_COMMENTS }),
  })
  return `${page}#${idOf(objectId)}`
}

function idOf(objectId: string): string {
  return `comments-${objectId}`
}

/** Scrolls once to the comment named by the address. */
function useScrollTo(section: RefObject<HTMLElement | null>, wanted: string | undefined): void {
  useEffect(() => {
    if (wanted !== undefined) section.current?.querySelector(`[id="${CSS.escape(wanted)}"]`)?.scrollIntoView()
  }, [section, wanted])
}
