import { mentionedIn, MentionField } from '@quandary/editor/react'
import { Button, Field, focusFirstInvalid } from '@quandary/ui'
import { useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { useFailures } from '../../shell/forms/failures.tsx'
import { plainText } from '../../shell/document/plain-text.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { ReadOnlyNotice } from '../../shell/read-only/read-only-notice.tsx'
import { invalidatePosts, type PostComment, usePostingWords } from '../posts/index.ts'
import { UnsavedGuard } from '../../shell/forms/unsaved-guard.tsx'
import { useFindPeople, useThreadPeople } from '../mentions/index.ts'
import * as styles from './comment-form.css.ts'

interface CommentFormProps {
  objectId: string
  /**
   * Comments whose authors are suggested for mentions before the viewer types a name, in addition to the asker and the
   * answerers.
   */
  people: readonly PostComment[]
  replyTo?: PostComment | undefined
  /** The comment to edit, instead of writing a new one. */
  edited?: PostComment | undefined
  onAdded: (comment: PostComment) => void
  onEdited: (id: string, part: Partial<PostComment>) => void
  /** Called after posting and after cancelling. */
  onEnd: () => void
}

/** The inline form for writing or editing a comment. */
export function CommentForm(props: CommentFormProps): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const findPeople = useFindPeople()
  const people = useThreadPeople()(props.people)
  const form = useRef<HTMLFormElement>(null)
  const { text, change, changed, problem, busy, post } = useCommentPost(props)
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  useFocusAfterwards(form, props)
  useEffect(() => {
    if (problem !== undefined && form.current) focusFirstInvalid(form.current)
  }, [problem])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    post()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <UnsavedGuard changed={changed} />
      <ReadOnlyNotice />
      {props.replyTo === undefined ? null : <Answered comment={props.replyTo} />}
      <Field label={words('comments.yours')} error={problem}>
        <MentionField
          value={text}
          onChange={change}
          onSubmit={post}
          people={people}
          findPeople={findPeople}
          strings={{
            people: words('mentions.label'),
            peopleOffered: (count) => words('mentions.offered', { count }),
          }}
        />
      </Field>
      <div className={styles.formActions}>
        <Button type="submit" size="sm" variant="primary" busy={busy} busyText={t('action.posting')}>
          {props.edited === undefined ? words('comments.post') : words('comments.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={props.onEnd}>
          {t('kit.cancel')}
        </Button>
      </div>
    </form>
  )
}

/**
 * Returns the focus to the button that opened the form. If that button's comment is gone, focuses the button for a new
 * comment.
 */
function useFocusAfterwards(form: RefObject<HTMLElement | null>, { edited, replyTo }: CommentFormProps): void {
  const comment = (edited ?? replyTo)?.comment_id
  const act = edited === undefined ? 'reply' : 'edit'
  useEffect(() => {
    const comments = form.current?.closest('section')
    return () => {
      const opener = comments?.querySelector<HTMLElement>(`[id="${comment}"] [data-act="${act}"]`)
      ;(opener ?? comments?.querySelector<HTMLElement>('[data-act="add"]'))?.focus()
    }
  }, [form, comment, act])
}

/** Length of the quoted start of a comment, in characters. */
const QUOTE_LENGTH = 140

/** Says which comment a reply answers, with the start of its text. */
function Answered({ comment }: { comment: PostComment }): ReactNode {
  const words = usePostingWords()
  return (
    <div className={styles.answered}>
      <p>{words('comments.replying', { name: comment.user_display_name })}</p>
      <blockquote className={styles.quote} dir="auto">
        {plainText(comment.parsed_text, QUOTE_LENGTH)}
      </blockquote>
    </div>
  )
}

function useCommentPost({ objectId, replyTo, edited, onAdded, onEdited, onEnd }: CommentFormProps) {
  const { api, queryClient } = useSite()
  const { t } = useWords()
  const { reportInForm } = useFailures()
  const start = edited?.original_text ?? (replyTo === undefined ? '' : `@${replyTo.username} `)
  const [text, setText] = useState(start)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (next: string) => {
    setText(next)
    setProblem(undefined)
  }
  const create = async () => {
    const { data, error } = await api.call('createComment', {
      body: {
        object_id: objectId,
        original_text: text,
        reply_comment_id: replyTo?.comment_id,
        mention_username_list: mentionedIn(text),
      },
    })
    if (!error) onAdded(data)
    return error
  }
  const rewrite = async (id: string) => {
    const { data, error } = await api.call('updateComment', { body: { comment_id: id, original_text: text } })
    if (!error) onEdited(id, { original_text: data.original_text, parsed_text: data.parsed_text })
    return error
  }
  const send = async () => {
    setBusy(true)
    const error = await (edited ? rewrite(edited.comment_id) : create())
    setBusy(false)
    if (error) {
      const failure = reportInForm(error)
      return setProblem(failure.fields['original_text'] ?? Object.values(failure.fields)[0] ?? failure.message)
    }
    invalidatePosts(queryClient)
    onEnd()
  }
  const post = () => {
    if (busy) return
    if (text.trim() === '') setProblem(t('form.empty'))
    else void send()
  }
  return { text, change, changed: text !== start && text.trim() !== '' && !busy, problem, busy, post }
}
