import { useToast } from '@quandary/ui'
import { FailuresContext } from '@quandary/web-shell'
import { useContext, useState } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { refetchPosts } from '../posts/index.ts'

/** The API's id for "no answer". */
const NO_ANSWER = '0'

/**
 * Returns `toggle`, which accepts an answer of a question by its id, or withdraws the acceptance if called with null;
 * and `busy`, which is true while a change is being made. Does not use `useAction`, which would add code to every
 * question page (`pnpm budget`).
 */
export function useAcceptance(questionId: string) {
  const { api, queryClient } = useSite()
  const { t } = useWords()
  const toasts = useToast()
  const { report } = useContext(FailuresContext)
  const [busy, setBusy] = useState(false)
  const send = async (answerId: string | null) => {
    setBusy(true)
    const body = { question_id: questionId, answer_id: answerId ?? NO_ANSWER }
    const { error } = await api.call('acceptAnswer', { body })
    if (error) report(error)
    else {
      await refetchPosts(queryClient)
      toasts.show({ text: answerId === null ? t('answers.unaccepted') : t('answers.accepted_now') })
    }
    setBusy(false)
  }
  return { busy, toggle: (answerId: string | null) => void send(answerId) }
}
