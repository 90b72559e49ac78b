import { useDraft } from '@quandary/editor/react'
import { useToast } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { answerHref } from '../../addresses.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useGo } from '../../shell/navigation/go.ts'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { type AnswerDraft, draftKey, isAnswerDraft } from '../editor/index.ts'
import { type Question, refetchPosts } from '../posts/index.ts'
import { ANSWER_MIN_LENGTH, isTooShort } from './answer-text.ts'

/** Id of the heading above the answer form. */
export const ANSWER_FORM_ID = 'your-answer'

/** Holds the state of an answer being written and posts it. */
export function useAnswerPost(question: Question) {
  const { api, queryClient } = useSite()
  const { t } = useWords()
  const toasts = useToast()
  const router = useRouter()
  const go = useGo()
  const { permalink } = useSettings()
  const { reportInForm } = useFailures()
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
    key: draftKey('answer'),
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
  /** Adds the form's id to the address, so that a login leads back to the form. */
  const addFormToAddress = () =>
    router.navigate({ to: '.', search: true, hash: ANSWER_FORM_ID, replace: true, hashScrollIntoView: false })
  const send = async () => {
    setBusy(true)
    const { data, error } = await api.call('createAnswer', { body: { question_id: question.id, content } })
    if (error) {
      if (error.kind === 'unauthorised') await addFormToAddress()
      const failure = reportInForm(error)
      setProblem(failure.fields['content'] ?? Object.values(failure.fields)[0] ?? failure.message)
    } else {
      discard()
      await refetchPosts(queryClient)
      toasts.show({ text: t('answers.posted') })
      await go(answerHref({ id: question.id, urlTitle: question.url_title }, data.info.id, permalink), {
        replace: true,
      })
      document.getElementById(data.info.id)?.focus()
    }
    setBusy(false)
  }
  const post = () => {
    if (busy || uploading) return
    if (isTooShort(content)) setProblem(t('answers.too_short', { min: ANSWER_MIN_LENGTH }))
    else {
      draft.saveNow()
      if (mayAct(true)) void send()
      else void addFormToAddress()
    }
  }
  return { content, change, problem, busy, uploading, setUploading, post, draft, discard }
}
