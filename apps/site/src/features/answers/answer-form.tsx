import { Button, Field, focusFirstInvalid, VisuallyHidden } from '@quandary/ui'
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useMissingPrivilege } from '../../shell/context/permissions.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { Composer, DraftGuard, DraftNotice } from '../editor/index.ts'
import type { Question } from '../posts/index.ts'
import { ANSWER_FORM_ID, useAnswerPost } from './use-answer-post.ts'
import * as styles from './answers.css.ts'

/** The answer form. Guests may write too: posting stores the text as a draft and asks them to log in. */
export function AnswerForm({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const missing = useMissingPrivilege()
  const form = useRef<HTMLFormElement>(null)
  const { content, change, problem, busy, uploading, setUploading, post, draft, discard } = useAnswerPost(question)
  useEffect(() => {
    if (problem !== undefined && form.current) focusFirstInvalid(form.current)
  }, [problem])
  useEffect(() => {
    // If the guest had to log in before posting, the restored draft gets the focus, so that writing can continue.
    if (draft.restoredFrom === undefined || location.hash !== `#${ANSWER_FORM_ID}`) return
    form.current?.querySelector<HTMLElement>('[contenteditable="true"], textarea')?.focus()
  }, [draft.restoredFrom])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    post()
  }
  return (
    <>
      <DraftGuard written={content.trim() !== '' && !busy} />
      {draft.restoredFrom === undefined ? null : <DraftNotice from={draft.restoredFrom} onDiscard={discard} />}
      <form ref={form} className={styles.form} onSubmit={submit}>
        {/* The heading above is the visible label. */}
        <Field label={<VisuallyHidden>{t('answers.text')}</VisuallyHidden>} error={problem}>
          <Composer
            value={content}
            onChange={change}
            label={t('answers.text')}
            onSubmit={post}
            onUploadingChange={setUploading}
          />
        </Field>
        <div className={styles.submit}>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={t('action.posting')}
            shortcut="Ctrl ↵"
            disabledReason={uploading ? t('post.uploading') : missing('answer.add')}
          >
            {t('answers.post')}
          </Button>
          {draft.savedAt === undefined ? null : (
            <output className={styles.draftSaved}>
              {t('draft.kept')} <RelativeTime at={draft.savedAt} />
            </output>
          )}
        </div>
      </form>
    </>
  )
}
