import { Button, Field, focusFirstInvalid, Notice } from '@quandary/ui'
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useWords } from '../../shell/site-context.ts'
import { RelativeTime } from '../../shell/clock.tsx'
import { Composer } from '../editor/composer.tsx'
import { DraftNotice } from '../editor/draft-notice.tsx'
import type { Question } from '../questions/question-queries.ts'
import { useAnswerPost } from './use-answer-post.ts'
import * as styles from './answers.css.ts'

/** Writes an answer. Guests may write too; the login is asked for when they post, and the text stays. */
export function AnswerForm({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { content, change, problem, busy, post, draft, discard } = useAnswerPost(question)
  useEffect(() => {
    if (problem !== undefined && form.current) focusFirstInvalid(form.current)
  }, [problem])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    post()
  }
  const onKeyDown = (event: { key: string; ctrlKey: boolean; metaKey: boolean }) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post()
  }
  return (
    <section className={styles.formSection} aria-labelledby="your-answer">
      <h2 id="your-answer">{t('answers.yours')}</h2>
      {draft.restoredFrom === undefined ? null : <DraftNotice from={draft.restoredFrom} onDiscard={discard} />}
      {/* The keys work in the field inside; the form is no control of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form ref={form} className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
        <Field label={t('answers.text')} help={t('editor.help')} error={problem}>
          <Composer value={content} onChange={change} minHeight="12rem" />
        </Field>
        <div className={styles.submit}>
          <Button type="submit" variant="primary" busy={busy} busyText={t('action.posting')}>
            {t('answers.post')}
          </Button>
          {draft.keptAt === undefined ? null : (
            <span className={styles.kept} role="status">
              {t('draft.kept')} <RelativeTime at={draft.keptAt} />
            </span>
          )}
        </div>
      </form>
    </section>
  )
}

/** In place of the form where no answer can be added. */
export function NoAnswerForm({ words }: { words: string }): ReactNode {
  return (
    <div className={styles.formSection}>
      <Notice>{words}</Notice>
    </div>
  )
}
