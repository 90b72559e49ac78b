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
  return (
    <section className={styles.formSection} aria-labelledby="your-answer">
      <h2 id="your-answer">{t('answers.yours')}</h2>
      {draft.restoredFrom === undefined ? null : <DraftNotice from={draft.restoredFrom} onDiscard={discard} />}
      <form ref={form} className={styles.form} onSubmit={submit}>
        <Field label={t('answers.text')} error={problem}>
          <Composer value={content} onChange={change} label={t('answers.text')} onSubmit={post} />
        </Field>
        <div className={styles.submit}>
          <Button type="submit" variant="primary" busy={busy} busyText={t('action.posting')}>
            {t('answers.post')}
          </Button>
          {draft.keptAt === undefined ? null : (
            <output className={styles.kept}>
              {t('draft.kept')} <RelativeTime at={draft.keptAt} />
            </output>
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
