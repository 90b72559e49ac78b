import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { EditFrame, isQuestionDraft, revisionsQuery, tagsOf, textOf, usePostEdit } from '../editor/index.ts'
import { type Question, questionQuery, usePostingWords } from '../posts/index.ts'
import { storedTag, tagsToSend, type WrittenQuestion } from './question-draft.ts'
import { BodyField, TagsField, TitleField, type QuestionForm } from './question-fields.tsx'
import { atTagField } from './tag-refusal.ts'
import { useQuestionCheck } from './use-question-check.ts'
import { useUploading } from './use-uploading.ts'

/** The screen for editing a question or suggesting an edit. */
export function EditQuestionScreen({ questionId }: { questionId: string }): ReactNode {
  const { api } = useSite()
  const words = usePostingWords()
  const { permalink } = useSettings()
  const { data: question } = useSuspenseQuery(questionQuery(api, questionId))
  const { data: revisions } = useSuspenseQuery(revisionsQuery(api, questionId))
  const edit = useQuestionEdit(question)
  const uploads = useUploading()
  const form: QuestionForm = {
    question: edit.edited,
    change: (part) => {
      const { title, content, tags } = edit.edited
      const next = { title: part.title ?? title, content: part.content ?? content, tags: part.tags ?? tags }
      edit.change(next, ...Object.keys(part))
    },
    failure: edit.failure,
    post: () => {
      if (!uploads.uploading) edit.save()
    },
    onUploading: uploads.onUploading,
  }
  return (
    <EditFrame
      title={words('edit.question')}
      post={{ kind: 'question', authorUsername: question.user_info.username }}
      edit={edit}
      revisions={revisions}
      onRevision={(revision) => {
        const next = { title: revision.title, content: textOf(revision), tags: tagsOf(revision) }
        edit.change(next, 'title', 'content', 'tags')
      }}
      uploading={uploads.uploading}
      backHref={questionHref({ id: question.id, urlTitle: question.url_title }, permalink)}
    >
      <TitleField form={form} />
      <BodyField form={form} />
      <TagsField form={form} />
    </EditFrame>
  )
}

function useQuestionEdit(question: Question) {
  const { api } = useSite()
  const { permalink } = useSettings()
  const check = useQuestionCheck()
  const { id, title, content, tags, url_title: before } = question
  return usePostEdit<WrittenQuestion>({
    postId: id,
    base: Math.max(question.create_time, question.edit_time),
    start: { title, content, tags: tags.map(({ slug_name: value, display_name: label }) => ({ value, label })) },
    isContent: isQuestionDraft,
    isSame: (one, other) => textToCompare(one) === textToCompare(other),
    check,
    send: async (edited, summary) => {
      const { data, error } = await api.call('updateQuestion', {
        body: {
          id,
          title: edited.title.trim(),
          content: edited.content,
          tags: tagsToSend(edited.tags),
          edit_summary: summary,
        },
      })
      if (error) return { error: atTagField(error) }
      const { url_title: after, wait_for_review } = data
      return { data: { wait_for_review, href: questionHref({ id, urlTitle: after || before }, permalink) } }
    },
  })
}

function textToCompare({ title, content, tags }: WrittenQuestion): string {
  return JSON.stringify([title, content, tags.map((tag) => storedTag(tag).value)])
}
