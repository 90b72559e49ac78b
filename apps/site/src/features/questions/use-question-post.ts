import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/settings.ts'
import { useSite, useWords } from '../../shell/site-context.ts'
import { useForm } from '../../shell/use-form.ts'
import { draftKeys, isQuestionDraft, type QuestionDraft } from '../editor/drafts.ts'
import { useDraft } from '../editor/use-draft.ts'
import { atTagField } from './tag-refusal.ts'
import { emptyQuestion, missingIn, tagsInAddress, type WrittenQuestion } from './question-draft.ts'

/** The state of a question that is being written, and posting it. */
export function useQuestionPost(tags: string | undefined) {
  const { api, queryClient } = useSite()
  const { t } = useWords()
  const { permalink } = useSettings()
  const router = useRouter()
  const form = useForm()
  const start = { ...emptyQuestion, tags: tagsInAddress(tags) }
  const [question, setQuestion] = useState<WrittenQuestion>(start)
  const content: QuestionDraft = { ...question, tags: question.tags.map(keptTag) }
  const restore = useCallback(
    // Tags that the address names stay beside those of the draft.
    (draft: QuestionDraft) => setQuestion((now) => ({ ...draft, tags: now.tags.length > 0 ? now.tags : draft.tags })),
    [],
  )
  const draft = useDraft<QuestionDraft>({ key: draftKeys.question, content, isContent: isQuestionDraft, restore })

  const change = (part: Partial<WrittenQuestion>) => {
    setQuestion((before) => ({ ...before, ...part }))
    for (const field of Object.keys(part)) form.touched(field)
  }
  const discard = () => {
    draft.end(emptyQuestion)
    setQuestion(emptyQuestion)
  }
  const post = async () => {
    if (!form.check(Object.fromEntries(missingIn(question).map((field) => [field, t('form.empty')])))) return
    const body = {
      title: question.title.trim(),
      content: question.content,
      tags: question.tags.map(({ value, label }) => ({ slug_name: value, display_name: label ?? value })),
    }
    const posted = await form.send(async () => {
      const { data, error } = await api.call('createQuestion', { body })
      return error === undefined ? { data } : { error: atTagField(error) }
    })
    if (!posted) return
    draft.end(content)
    await queryClient.invalidateQueries({ queryKey: ['questions'], refetchType: 'none' })
    const { id, url_title: urlTitle } = posted.data
    await router.navigate({ href: questionHref({ id, urlTitle }, permalink) })
  }
  return { question, change, discard, post, draft, formRef: form.form, failure: form.failure, busy: form.busy }
}

function keptTag({ value, label }: { value: string; label?: string }): { value: string; label?: string } {
  return label === undefined ? { value } : { value, label }
}
