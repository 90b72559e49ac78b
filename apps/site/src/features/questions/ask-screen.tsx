import { Button, Checkbox, classNames, Field, Notice, PageHead } from '@quandary/ui'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Page } from '../../shell/frame/page.tsx'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useMissingPrivilege } from '../../shell/context/permissions.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { Composer, DraftGuard, DraftNotice } from '../editor/index.ts'
import { usePostingWords } from '../posts/index.ts'
import { BodyField, TagsField, TitleField } from './question-fields.tsx'
import { SimilarQuestions } from './similar-questions.tsx'
import { useQuestionPost, type BegunQuestion } from './use-question-post.ts'
import * as styles from './ask.css.ts'

type QuestionPost = ReturnType<typeof useQuestionPost>

/** The ask screen: first the title, with similar questions, then the text, the tags and the asker's own answer. */
export function AskScreen(begun: BegunQuestion): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const ask = useQuestionPost(begun)
  const { draft, discard, post, formRef } = ask
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    post()
  }
  return (
    <Page>
      <DraftGuard written={ask.written} />
      <PageHead title={t('ask.title')} />
      {draft.restoredFrom === undefined ? null : (
        <div className={styles.row}>
          <DraftNotice from={draft.restoredFrom} onDiscard={discard} />
        </div>
      )}
      <form ref={formRef} className={styles.ask} onSubmit={onSubmit} noValidate>
        <AskRow tip={<TitleTip />}>
          <TitleField form={ask} />
          <SimilarQuestions title={ask.question.title} />
        </AskRow>
        <AskRow tip={<Tip title={words('ask.tip.body_title')}>{words('ask.tip.body')}</Tip>}>
          <BodyField form={ask} />
        </AskRow>
        <AskRow tip={<TagsTip />}>
          <TagsField form={ask} />
        </AskRow>
        <AskRow tip={null}>
          <OwnAnswer ask={ask} />
        </AskRow>
        <PostRow ask={ask} />
      </form>
    </Page>
  )
}

/**
 * The asker's own answer, posted along with the question. Members who may not answer read the reason here. They can
 * still remove an answer that their draft contains.
 */
function OwnAnswer({ ask: { question, change, post, failure, onUploading } }: { ask: QuestionPost }): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const refused = useMissingPrivilege()('answer.add')
  const { answer } = question
  return (
    <>
      <Checkbox
        label={words('ask.answer_own')}
        description={refused ?? words('ask.answer_own_lead')}
        disabled={refused !== undefined && answer === undefined}
        checked={answer !== undefined}
        onChange={(event) => change({ answer: event.currentTarget.checked ? '' : null })}
      />
      {answer === undefined ? null : (
        <Field className={styles.answer} label={t('answers.yours')} error={failure.fields['answer_content']} required>
          <Composer
            value={answer}
            onChange={(text) => change({ answer: text })}
            label={t('answers.yours')}
            onSubmit={post}
            onUploadingChange={(uploading) => onUploading('answer_content', uploading)}
          />
        </Field>
      )}
    </>
  )
}

/** The button for posting. If the question was not posted, the reason is shown above the button. */
function PostRow({ ask: { draft, busy, uploading, question, failure } }: { ask: QuestionPost }): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const missing = useMissingPrivilege()
  const missingHere = missing('question.add') ?? (question.answer === undefined ? undefined : missing('answer.add'))
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        {failure.message === undefined ? null : (
          <Notice tone="danger" live="alert">
            {failure.message}
          </Notice>
        )}
        <div className={styles.submit}>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={t('action.posting')}
            shortcut="Ctrl ↵"
            disabledReason={uploading ? t('post.uploading') : missingHere}
          >
            {question.answer === undefined ? words('ask.post') : words('ask.post_with_answer')}
          </Button>
          <output className={styles.note}>
            {draft.savedAt === undefined ? (
              words('ask.note')
            ) : (
              <>
                {t('draft.kept')} <RelativeTime at={draft.savedAt} />
              </>
            )}
          </output>
        </div>
      </div>
    </div>
  )
}

/**
 * A field with its tip. On large screens the tip is beside the field and visible while the field has the focus. On
 * smaller screens it is below the field and stays visible after the first focus: if it disappeared on blur, the layout
 * would move, and a click on the button below would miss it.
 */
function AskRow({ tip, children }: { tip: ReactNode; children: ReactNode }): ReactNode {
  const [reached, setReached] = useState(false)
  return (
    <div className={classNames(styles.row, reached && styles.reached)} onFocus={() => setReached(true)}>
      <div className={styles.field}>{children}</div>
      {tip}
    </div>
  )
}

function Tip({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.tip} role="note">
      <p className={styles.tipTitle}>{title}</p>
      {children}
    </div>
  )
}

/** The tip about tags. Except on touch screens, it includes the tip about keyboard shortcuts. */
function TagsTip(): ReactNode {
  const words = usePostingWords()
  return (
    <Tip title={words('ask.tip.tags_title')}>
      {words('ask.tip.tags')} <span className={styles.forKeys}>{words('ask.tip.tags_keys')}</span>
    </Tip>
  )
}

function TitleTip(): ReactNode {
  const words = usePostingWords()
  return (
    <Tip title={words('ask.tip.title_title')}>
      <p>{words('ask.tip.title')}</p>
      <ul className={styles.tipList}>
        <li>{words('ask.tip.title_1')}</li>
        <li>{words('ask.tip.title_2')}</li>
        <li>{words('ask.tip.title_3')}</li>
      </ul>
    </Tip>
  )
}
