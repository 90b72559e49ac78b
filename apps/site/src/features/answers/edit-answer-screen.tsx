import { Field, Link } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { answerHref, questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { Composer, EditFrame, editStyles as styles, revisionsQuery, textOf, usePostEdit } from '../editor/index.ts'
import { answerQuery, usePostingWords } from '../posts/index.ts'
import { ANSWER_MIN_LENGTH, isTooShort } from './answer-text.ts'

export function EditAnswerScreen({ answerId }: { answerId: string }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const words = usePostingWords()
  const { permalink } = useSettings()
  const { data } = useSuspenseQuery(answerQuery(api, answerId))
  const { data: revisions } = useSuspenseQuery(revisionsQuery(api, answerId))
  const { info: answer, question } = data
  const linked = { id: question.id, urlTitle: question.url_title }
  const back = answerHref(linked, answer.id, permalink)
  const [uploading, setUploading] = useState(false)
  const edit = usePostEdit<string>({
    postId: answer.id,
    base: Math.max(answer.create_time, answer.update_time),
    start: answer.content,
    isContent: (value) => typeof value === 'string',
    isSame: (one, other) => one === other,
    check: (text): Record<string, string> =>
      isTooShort(text) ? { content: t('answers.too_short', { min: ANSWER_MIN_LENGTH }) } : {},
    send: async (content, summary) => {
      const body = { id: answer.id, question_id: question.id, content, edit_summary: summary }
      const result = await api.call('updateAnswer', { body })
      return result.error ? { error: result.error } : { data: { ...result.data, href: back } }
    },
  })
  const save = () => {
    if (!uploading) edit.save()
  }
  return (
    <EditFrame
      title={words('edit.answer')}
      post={{ kind: 'answer', authorUsername: answer.user_info.username }}
      lead={
        <p className={styles.lead}>
          <Link href={questionHref(linked, permalink)}>{question.title}</Link>
        </p>
      }
      edit={edit}
      revisions={revisions}
      onRevision={(revision) => edit.change(textOf(revision), 'content')}
      uploading={uploading}
      backHref={back}
    >
      <Field label={t('answers.text')} error={edit.failure.fields['content']} required>
        <Composer
          value={edit.edited}
          onChange={(text) => edit.change(text, 'content')}
          label={t('answers.text')}
          onSubmit={save}
          onUploadingChange={setUploading}
        />
      </Field>
    </EditFrame>
  )
}
