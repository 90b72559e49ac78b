import { Field, TagInput, TitleInput } from '@quandary/ui'
import { lengthOf } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import type { FormFailure } from '@quandary/web-shell'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { Composer } from '../editor/index.ts'
import { usePostingWords } from '../posts/index.ts'
import { TITLE_LENGTH, type WrittenQuestion } from './question-draft.ts'
import { useTagChoices } from '../tags/index.ts'
import * as styles from './ask.css.ts'

/** A change to some fields of a question; `null` removes the answer. */
export type WrittenChange = Partial<Omit<WrittenQuestion, 'answer'>> & { answer?: string | null }

/** The state of a question form. */
export interface QuestionForm {
  question: WrittenQuestion
  change: (part: WrittenChange) => void
  failure: FormFailure
  post: () => void
  /** Called with a field's name when image uploads in its text start and finish. */
  onUploading: (field: string, uploading: boolean) => void
}

export function TitleField({ form: { question, change, failure } }: { form: QuestionForm }): ReactNode {
  const { t } = useWords()
  return (
    <Field
      label={t('ask.question_title')}
      aside={<TitleCount title={question.title} />}
      error={failure.fields['title']}
      required
    >
      <TitleInput
        name="title"
        autoComplete="off"
        value={question.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
    </Field>
  )
}

export function BodyField({
  form: { question, change, post, failure, onUploading },
}: {
  form: QuestionForm
}): ReactNode {
  const words = usePostingWords()
  return (
    <Field label={words('ask.body')} error={failure.fields['content']} required>
      <Composer
        value={question.content}
        onChange={(content) => change({ content })}
        label={words('ask.body')}
        onSubmit={post}
        onUploadingChange={(uploading) => onUploading('content', uploading)}
      />
    </Field>
  )
}

export function TagsField({ form: { question, change, failure } }: { form: QuestionForm }): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const choices = useTagChoices()
  const { minTags, maxTags, requiredTag } = useSettings()
  const hint = words('ask.tags_hint', { min: minTags, max: maxTags })
  return (
    <Field
      label={t('nav.tags')}
      hint={hint}
      help={requiredTag ? words('ask.tags_required') : undefined}
      error={failure.fields['tags']}
      required
    >
      <TagInput value={question.tags} onChange={(chosen) => change({ tags: chosen })} max={maxTags} {...choices} />
    </Field>
  )
}

/**
 * The length of the title. A title that is too long is not truncated, so nothing typed is lost; the server reports the
 * error.
 */
function TitleCount({ title }: { title: string }): ReactNode {
  const words = usePostingWords()
  const count = lengthOf(title)
  return (
    <span className={count > TITLE_LENGTH ? styles.over : undefined}>
      {words('form.count', { count, max: TITLE_LENGTH })}
    </span>
  )
}
