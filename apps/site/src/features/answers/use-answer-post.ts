import { useDraft } from '@quandary/editor/react'
import { useToast } from '@quandary/ui'
import { useCallback, useState } from 'react'
import { useFailures } from '../../shell/failures.tsx'
import { useMayAct } from '../../shell/login-prompt.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import { draftKeys, isAnswerDraft, type AnswerDraft } from '../editor/drafts.ts'
import type { Question } from '../questions/question-queries.ts'
import { refetchPosts } from '../questions/refetch-posts.ts'
import { ANSWER_MIN_LENGTH, isTooShort } from './answer-text.ts'

/** Holds the state of an answer being written and posts it. */
export function useAnswerPost(question: Question) {
  const { api, queryClient } = useSite()
  const { t } = useWords()
  const toasts = useToast()
  const { tellForm } = useFailures()
  const mayAct = useMayAct()
  const [content, setContent] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [uploading, setUploading] = useState(false)
  const isOfThisQuestion = useCallback(
    (value: unknown): value is AnswerDraft => isAnswerDraft(value) && value.questionId === question.id,
    [question.id],
  )
  const draft = useDraft<AnswerDraft>({
    key: draftKeys.answer,
    content: { questionId: question.id, content },
    isContent: isOfThisQuestion,
    restore: (kept) => setContent(kept.content),
  })

  const change = (next: string) => {
    setContent(next)
    setProblem(undefined)
  }
  const discard = () => {
    draft.end({ questionId: question.id, content: '' })
    setContent('')
  }
  const send = async () => {
    setBusy(true)
    const { error } = await api.call('createAnswer', { body: { question_id: question.id, content } })
    if (error) {
      const failure = tellForm(error)
      setProblem(failure.fields['content'] ?? Object.values(failure.fields)[0] ?? failure.message)
    } else {
      discard()
      await refetchPosts(queryClient)
      toasts.show({ text: t('answers.posted') })
    }
    setBusy(false)
  }
  const post = () => {
    if (busy || uploading) return
    if (isTooShort(content)) setProblem(t('answers.too_short', { min: ANSWER_MIN_LENGTH }))
    else {
      draft.keepNow()
      if (mayAct()) void send()
    }
  }
  return { content, change, problem, busy, uploading, setUploading, post, draft, discard }
}
