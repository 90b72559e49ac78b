import { Button, ButtonGroup, Field, TagInput, TextArea, TextInput, type TagChoice } from '@quandary/ui'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useSubmission } from '@quandary/web-shell'
import { Composer } from '../editor/index.ts'
import { TITLE_LENGTH } from '../questions/index.ts'
import { useTagChoices } from '../tags/index.ts'
import type { FlagDialogProps } from './flag-dialogs.tsx'
import * as styles from './reviews.css.ts'

/** Edits the flagged post in place, which also resolves the flag. */
export function FlagEditForm({ task, decision, onClose }: FlagDialogProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const edit = useFlagEdit({ task, decision, onClose })
  const { formRef, onSubmit, submit } = edit
  const { fields, message } = edit.failure
  return (
    <section className={styles.part}>
      <form ref={formRef} className={styles.form} onSubmit={onSubmit} noValidate>
        {task.object_type === 'question' ? (
          <Field label={t('ask.question_title')} error={fields['title']} required>
            <TextInput
              value={edit.title}
              maxLength={TITLE_LENGTH}
              onChange={(event) => edit.setTitle(event.currentTarget.value)}
            />
          </Field>
        ) : null}
        <Field label={words('review.text')} error={fields['content'] ?? message} required>
          {task.object_type === 'comment' ? (
            <TextArea value={edit.content} rows={4} onChange={(event) => edit.setContent(event.currentTarget.value)} />
          ) : (
            <Composer value={edit.content} onChange={edit.setContent} label={words('review.text')} onSubmit={submit} />
          )}
        </Field>
        {task.object_type === 'question' ? <FlagTags edit={edit} error={fields['tags']} /> : null}
        <ButtonGroup>
          <Button type="submit" variant="primary" busy={edit.busy}>
            {words('edit.save')}
          </Button>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
        </ButtonGroup>
      </form>
    </section>
  )
}

function FlagTags({ edit, error }: { edit: ReturnType<typeof useFlagEdit>; error: string | undefined }): ReactNode {
  const { t } = useWords()
  const choices = useTagChoices()
  return (
    <Field label={t('nav.tags')} error={error} required>
      <TagInput value={edit.tags} onChange={edit.setTags} {...choices} />
    </Field>
  )
}

function useFlagEdit({ task, decision, onClose }: FlagDialogProps) {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const form = useSubmission()
  const [title, setTitle] = useState(task.title)
  const [content, setContent] = useState(task.original_text)
  const [tags, setTags] = useState<TagChoice[]>(() =>
    task.tags.map(({ slug_name: value, display_name: label }) => ({ value, label })),
  )
  const isQuestion = task.object_type === 'question'

  const save = async () => {
    const empty = t('form.empty')
    const fine = form.check({
      ...(isQuestion && title.trim() === '' ? { title: empty } : {}),
      ...(content.trim() === '' ? { content: empty } : {}),
      ...(isQuestion && tags.length === 0 ? { tags: empty } : {}),
    })
    if (!fine) return
    const question = {
      title: title.trim(),
      tags: tags.map(({ value, label }) => ({ slug_name: value, display_name: label ?? value })),
    }
    const body = {
      flag_id: task.flag_id,
      operation_type: 'edit_post',
      content,
      ...(isQuestion ? question : {}),
    } as const
    await form.send(() => api.call('reviewReport', { body }), {
      done: async () => {
        await decision.settle(words('review.post_edited'))
        onClose()
      },
    })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  const { form: formRef, failure, busy } = form
  return {
    title,
    setTitle,
    content,
    setContent,
    tags,
    setTags,
    formRef,
    failure,
    busy,
    submit: () => void save(),
    onSubmit,
  }
}
