import { useDraft } from '@quandary/editor/react'
import { useToast } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useAdoptEarlyInput, useSubmission } from '@quandary/web-shell'
import { draftKey, isQuestionDraft, type QuestionDraft } from '../editor/index.ts'
import { atTagField } from './tag-refusal.ts'
import type { WrittenChange } from './question-fields.tsx'
import { emptyQuestion, storedTag, tagsInAddress, tagsToSend, type WrittenQuestion } from './question-draft.ts'
import { useQuestionCheck } from './use-question-check.ts'
import { invalidatePosts, isPending } from '../posts/index.ts'
import { useUploading } from './use-uploading.ts'

/** The initial question from the search parameters of the address. */
export interface BegunQuestion {
  title?: string | undefined
  /** Slugs, separated by commas. */
  tags?: string | undefined
}

/** Holds the state of a question being written and posts it. */
export function useQuestionPost({ title: begunTitle = '', tags }: BegunQuestion) {
  const { queryClient } = useSite()
  const { t } = useWords()
  const { permalink, maxTags } = useSettings()
  const toasts = useToast()
  const router = useRouter()
  const form = useSubmission()
  const uploads = useUploading()
  const check = useQuestionCheck()
  const create = useCreation()
  const start = { ...emptyQuestion, title: begunTitle, tags: tagsInAddress(tags, maxTags) }
  const [question, setQuestion] = useState<WrittenQuestion>(start)
  const content: QuestionDraft = { ...question, tags: question.tags.map(storedTag) }
  const restore = useCallback(
    // Tags from the address and a typed title take precedence over the draft. A title from the address does not.
    (draft: QuestionDraft) =>
      setQuestion((now) => ({
        ...draft,
        title: (now.title === '' || now.title === start.title) && draft.title !== '' ? draft.title : now.title,
        tags: now.tags.length > 0 ? now.tags : draft.tags,
      })),
    [start.title],
  )
  const draft = useDraft<QuestionDraft>({ key: draftKey('question'), content, isContent: isQuestionDraft, restore })

  const change = (part: WrittenChange) => {
    setQuestion((before) => withChange(before, part))
    for (const field of Object.keys(part)) form.touched(field === 'answer' ? 'answer_content' : field)
  }
  useAdoptEarlyInput(form.form, { title: start.title }, ({ title }) => title !== undefined && change({ title }))
  const discard = () => {
    draft.end(emptyQuestion)
    setQuestion(emptyQuestion)
  }
  const send = async () => {
    if (uploads.uploading || !form.check(check(question))) return
    await form.send(() => create(question), {
      done: async (posted) => {
        draft.end(content)
        invalidatePosts(queryClient)
        if (isPending(posted)) toasts.show({ text: t('post.pending') })
        const { id, url_title: urlTitle } = posted
        await router.navigate({ href: questionHref({ id, urlTitle }, permalink), ignoreBlocker: true })
      },
    })
  }
  const { failure, busy, form: formRef } = form
  // Initial values from the address do not count as written text: tags are ignored, and the title counts once it
  // differs from the initial title.
  const ownTitle = question.title === start.title ? '' : question.title
  const written = !busy && [ownTitle, question.content, question.answer ?? ''].some((text) => text.trim() !== '')
  return { question, change, discard, post: () => void send(), draft, written, formRef, failure, busy, ...uploads }
}

function withChange(before: WrittenQuestion, { answer = before.answer, ...part }: WrittenChange): WrittenQuestion {
  const { answer: _, ...rest } = before
  const next = { ...rest, ...part }
  return answer === undefined || answer === null ? next : { ...next, answer }
}

/** Posts a question, with its answer if there is one. */
function useCreation() {
  const { api } = useSite()
  return async ({ title, content, tags, answer }: WrittenQuestion) => {
    const body = { title: title.trim(), content, tags: tagsToSend(tags) }
    if (answer === undefined) {
      const { data, error } = await api.call('createQuestion', { body })
      return error === undefined ? { data } : { error: atTagField(error) }
    }
    const { data, error } = await api.call('createQuestionWithAnswer', { body: { ...body, answer_content: answer } })
    return error === undefined ? { data: data.question } : { error: atTagField(error) }
  }
}
