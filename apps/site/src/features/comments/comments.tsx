import { Button, CommentIcon } from '@quandary/ui'
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import { useMissingPrivilege } from '../../shell/context/permissions.ts'
import { useWords } from '../../shell/context/site-context.ts'
import type { PostAction } from '../posts/post-action-target.ts'
import { CommentItem } from './comment-item.tsx'
import { useNewPosts } from '../posts/new-posts-provider.tsx'
import { joinComments, type PostComment } from '../posts/comment-queries.ts'
import { useComments } from './use-comments.ts'
import * as styles from './comments.css.ts'

const loadForm = () => import('./comment-form.tsx')
const CommentForm = lazyPart(async () => (await loadForm()).CommentForm)
const PostActDialog = lazyPart(async () => (await import('../post-actions/post-action-dialog.tsx')).PostActionDialog)

interface CommentsProps {
  objectId: string
  label: string
  /** Their comments are labelled as the asker's. */
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
  // The comment that is answered or edited stays with its form, and so does what is typed, even where it has left the
  // loaded ones.
  const shown = written === undefined ? comments.shown : joinComments(comments.shown, [written], comments.shown)
  const write = (next: Writing) => {
    if (mayAct()) setWriting(next)
  }
  const act = (comment: PostComment, action: PostAction) => {
    if (action === 'edit') write({ edited: comment })
    else if (mayAct()) setAsking({ comment, action })
  }
  const form = (
    <WritingPlace
      writing={writing}
      objectId={objectId}
      people={comments.shown}
      onAdd={(comment) => {
        comments.add(comment)
        setAdded(comment.comment_id)
      }}
      onUpdate={comments.update}
      onEnd={() => setWriting(undefined)}
    />
  )
  return (
    <section ref={section} className={styles.comments} aria-label={label}>
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
              onAct={(action) => act(comment, action)}
            >
              {comment.comment_id === writing?.replyTo?.comment_id ? form : null}
            </CommentItem>
          ),
        )}
      </ul>
      <CommentsFoot
        objectId={objectId}
        comments={comments}
        onAdd={open && writing === undefined ? () => write({}) : undefined}
      />
      {writing !== undefined && written === undefined ? form : null}
      {asking === undefined ? null : (
        <Suspense>
          <PostActDialog
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
  const { remaining, loading, showMore } = comments
  return (
    <div className={styles.more}>
      {remaining > 0 ? (
        <Button variant="quiet" size="sm" busy={loading} onClick={showMore}>
          {t('comments.more', { count: remaining })}
        </Button>
      ) : null}
      <NewComments objectId={objectId} comments={comments} />
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

/** Announces comments that others have written meanwhile and loads them on request. */
function NewComments({ objectId, comments }: Pick<CommentsFootProps, 'objectId' | 'comments'>): ReactNode {
  const { t } = useWords()
  const { news, seen } = useNewPosts()
  const shown = new Set(comments.shown.map(({ comment_id: id }) => id))
  const ids = (news.comments[objectId] ?? []).filter((id) => !shown.has(id))
  const show = async () => {
    await comments.showNew(ids)
    seen(ids)
  }
  return (
    <output>
      {ids.length === 0 ? null : (
        <Button size="sm" busy={comments.loading} onClick={() => void show()}>
          {t('comments.new', { count: ids.length })}
        </Button>
      )}
    </output>
  )
}

interface WritingPlaceProps {
  writing: Writing | undefined
  objectId: string
  /** Comments whose authors are suggested for mentions before any search. */
  people: readonly PostComment[]
  onAdd: (comment: PostComment) => void
  onUpdate: (id: string, part: Partial<PostComment>) => void
  onEnd: () => void
}

function WritingPlace({ writing, objectId, people, onAdd, onUpdate, onEnd }: WritingPlaceProps): ReactNode {
  if (writing === undefined) return null
  const { edited, replyTo } = writing
  return (
    <Suspense>
      <CommentForm
        key={edited?.comment_id ?? replyTo?.comment_id ?? ''}
        objectId={objectId}
        people={people}
        edited={edited}
        replyTo={replyTo}
        onAdded={onAdd}
        onEdited={onUpdate}
        onEnd={onEnd}
      />
    </Suspense>
  )
}

/** Scrolls once to the comment named by the address. */
function useScrollTo(section: RefObject<HTMLElement | null>, wanted: string | undefined): void {
  useEffect(() => {
    if (wanted !== undefined) section.current?.querySelector(`[id="${CSS.escape(wanted)}"]`)?.scrollIntoView()
  }, [section, wanted])
}
