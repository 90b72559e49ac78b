import { Button, Field, focusFirstInvalid, TextArea } from '@quandary/ui'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useFailures } from '../../shell/failures.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import type { PostComment } from './comment-queries.ts'
import { mentionedIn } from './mentions.ts'
import * as styles from './comments.css.ts'

interface CommentFormProps {
  objectId: string
  replyTo?: PostComment
  /** Called with the comment when it was posted, without when the reader gave up. */
  onDone: (comment?: PostComment) => void
}

/** Writes a comment in place. */
export function CommentForm({ objectId, replyTo, onDone }: CommentFormProps): ReactNode {
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { text, setText, problem, busy, post } = useCommentPost(objectId, replyTo, onDone)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useEffect(() => {
    if (problem !== undefined && form.current) focusFirstInvalid(form.current)
  }, [problem])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    post()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <Field label={t('comments.yours')} error={problem}>
        <TextArea
          value={text}
          rows={3}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post()
          }}
        />
      </Field>
      <div className={styles.formActs}>
        <Button type="submit" size="sm" variant="primary" busy={busy} busyText={t('action.posting')}>
          {t('comments.post')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onDone()}>
          {t('kit.cancel')}
        </Button>
      </div>
    </form>
  )
}

function useCommentPost(objectId: string, replyTo: PostComment | undefined, onDone: CommentFormProps['onDone']) {
  const { api } = useSite()
  const { t } = useWords()
  const { tellForm } = useFailures()
  const [text, setText] = useState(replyTo === undefined ? '' : `@${replyTo.username} `)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (next: string) => {
    setText(next)
    setProblem(undefined)
  }
  const send = async () => {
    setBusy(true)
    const { data, error } = await api.call('createComment', {
      body: {
        object_id: objectId,
        original_text: text,
        reply_comment_id: replyTo?.comment_id,
        mention_username_list: mentionedIn(text),
      },
    })
    setBusy(false)
    if (!error) return onDone(data)
    const failure = tellForm(error)
    setProblem(failure.fields['original_text'] ?? Object.values(failure.fields)[0] ?? failure.message)
  }
  const post = () => {
    if (busy) return
    if (text.trim() === '') setProblem(t('form.empty'))
    else void send()
  }
  return { text, setText: change, problem, busy, post }
}
