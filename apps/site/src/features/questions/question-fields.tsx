import { Field, TagInput, TextInput } from '@quandary/ui'
import { lengthOf } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import type { FormFailure } from '../../shell/failures.tsx'
import { useSettings } from '../../shell/settings.ts'
import { useWords } from '../../shell/site-context.ts'
import { Composer } from '../editor/composer.tsx'
import { usePostingWords } from './posting-words.ts'
import { TITLE_LENGTH, type WrittenQuestion } from './question-draft.ts'
import { useTagChoices } from './use-tag-choices.ts'
import * as styles from './ask.css.ts'

/** Some fields of a question; `null` takes the answer away. */
export type WrittenChange = Partial<Omit<WrittenQuestion, 'answer'>> & { answer?: string | null }

/** A question in a form. */
export interface QuestionForm {
  question: WrittenQuestion
  change: (part: WrittenChange) => void
  failure: FormFailure
  post: () => void
  /** Told by the name of the field while pictures of its text are on their way. */
  onUploading: (field: string, uploading: boolean) => void
}

/** The title of a question. */
export function TitleField({ form: { question, change, failure } }: { form: QuestionForm }): ReactNode {
  const { t } = useWords()
  return (
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
  )
}

/** The text of a question. */
export function BodyField({
  form: { question, change, post, failure, onUploading },
}: {
  form: QuestionForm
}): ReactNode {
  const { t } = useWords()
  return (
    <Field label={t('ask.body')} error={failure.fields['content']} required>
      <Composer
        value={question.content}
        onChange={(content) => change({ content })}
        label={t('ask.body')}
        onSubmit={post}
        onUploadingChange={(uploading) => onUploading('content', uploading)}
      />
    </Field>
  )
}

/** The tags of a question. */
export function TagsField({ form: { question, change, failure } }: { form: QuestionForm }): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const { suggest, canCreate } = useTagChoices()
  const { minTags, maxTags, requiredTag } = useSettings()
  const hint = t('ask.tags_hint', { min: minTags, max: maxTags })
  return (
    <Field
      label={t('nav.tags')}
      hint={hint}
      help={requiredTag ? words('ask.tags_required') : undefined}
      error={failure.fields['tags']}
      required
    >
      <TagInput
        value={question.tags}
        onChange={(chosen) => change({ tags: chosen })}
        suggest={suggest}
        max={maxTags}
        canCreate={canCreate}
      />
    </Field>
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
