import { Button, Field, Notice, PageHead, TagInput, TextInput } from '@quandary/ui'
import { lengthOf } from '@quandary/web-shell'
import type { ReactNode, SubmitEvent } from 'react'
import { Page } from '../../shell/page.tsx'
import { RelativeTime } from '../../shell/clock.tsx'
import { useWords } from '../../shell/site-context.ts'
import { Composer } from '../editor/composer.tsx'
import { DraftNotice } from '../editor/draft-notice.tsx'
import { TAGS_AT_MOST, TITLE_LENGTH } from './question-draft.ts'
import { SimilarQuestions } from './similar-questions.tsx'
import { useQuestionPost } from './use-question-post.ts'
import { useTagChoices } from './use-tag-choices.ts'
import * as styles from './ask.css.ts'

type QuestionPost = ReturnType<typeof useQuestionPost>

/** Asking a question: the title first, with questions like it, then the text, then the tags. */
export function AskScreen({ tags }: { tags?: string | undefined }): ReactNode {
  const { t } = useWords()
  const ask = useQuestionPost(tags)
  const { draft, discard, post, formRef } = ask
  const { message } = ask.failure
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void post()
  }
  return (
    <Page>
      <PageHead title={t('ask.title')} />
      {draft.restoredFrom === undefined ? null : (
        <div className={styles.row}>
          <DraftNotice from={draft.restoredFrom} onDiscard={discard} />
        </div>
      )}
      <form ref={formRef} className={styles.ask} onSubmit={onSubmit} noValidate>
        {message === undefined ? null : (
          <Notice tone="danger" role="alert">
            {message}
          </Notice>
        )}
        <TitleField ask={ask} />
        <BodyField ask={ask} />
        <TagsField ask={ask} />
        <PostRow ask={ask} />
      </form>
    </Page>
  )
}

function TitleField({ ask: { question, change, failure } }: { ask: QuestionPost }): ReactNode {
  const { t } = useWords()
  return (
    <AskRow tip={<TitleTip />}>
      <Field
        label={t('ask.question_title')}
        aside={<TitleCount title={question.title} />}
        error={failure.fields['title']}
        required
      >
        <TextInput
          size="title"
          name="title"
          autoComplete="off"
          value={question.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <SimilarQuestions title={question.title} />
    </AskRow>
  )
}

function BodyField({ ask: { question, change, post, failure } }: { ask: QuestionPost }): ReactNode {
  const { t } = useWords()
  return (
    <AskRow tip={<Tip title={t('ask.tip.body_title')}>{t('ask.tip.body')}</Tip>}>
      <Field label={t('ask.body')} error={failure.fields['content']} required>
        <Composer
          value={question.content}
          onChange={(content) => change({ content })}
          label={t('ask.body')}
          onSubmit={() => void post()}
        />
      </Field>
    </AskRow>
  )
}

function TagsField({ ask: { question, change, failure } }: { ask: QuestionPost }): ReactNode {
  const { t } = useWords()
  const { suggest, canCreate } = useTagChoices()
  const hint = t('ask.tags_hint', { max: TAGS_AT_MOST })
  return (
    <AskRow tip={<Tip title={t('ask.tip.tags_title')}>{t('ask.tip.tags')}</Tip>}>
      <Field label={t('nav.tags')} hint={hint} error={failure.fields['tags']} required>
        <TagInput
          value={question.tags}
          onChange={(chosen) => change({ tags: chosen })}
          suggest={suggest}
          max={TAGS_AT_MOST}
          canCreate={canCreate}
        />
      </Field>
    </AskRow>
  )
}

function PostRow({ ask: { draft, busy } }: { ask: QuestionPost }): ReactNode {
  const { t } = useWords()
  return (
    <div className={styles.row}>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" busy={busy} busyText={t('action.posting')} shortcut="Ctrl ↵">
          {t('ask.post')}
        </Button>
        <output className={styles.note}>
          {draft.keptAt === undefined ? (
            t('ask.note')
          ) : (
            <>
              {t('draft.kept')} <RelativeTime at={draft.keptAt} />
            </>
          )}
        </output>
      </div>
    </div>
  )
}

/** A field and, beside it while it has the focus, what helps there. */
function AskRow({ tip, children }: { tip: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
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

/** The length of the title. Too long a one is not cut: nothing typed is lost, and the server says what is wrong. */
function TitleCount({ title }: { title: string }): ReactNode {
  const { t } = useWords()
  const count = lengthOf(title)
  return (
    <span className={count > TITLE_LENGTH ? styles.over : undefined}>
      {t('form.count', { count, max: TITLE_LENGTH })}
    </span>
  )
}

function TitleTip(): ReactNode {
  const { t } = useWords()
  return (
    <Tip title={t('ask.tip.title_title')}>
      <p>{t('ask.tip.title')}</p>
      <ul className={styles.tipList}>
        <li>{t('ask.tip.title_1')}</li>
        <li>{t('ask.tip.title_2')}</li>
        <li>{t('ask.tip.title_3')}</li>
      </ul>
    </Tip>
  )
}
