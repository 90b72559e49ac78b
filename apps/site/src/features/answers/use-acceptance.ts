import { useToast } from '@quandary/ui'
import { useAct } from '@quandary/web-shell'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { refetchPosts } from '../posts/index.ts'

/** The API's id for "no answer". */
const NO_ANSWER = '0'

/** Accepts an answer of a question; null withdraws the acceptance. */
export function useAcceptance(questionId: string) {
  const { api, queryClient } = useSite()
  const { t } = useWords()
  const toasts = useToast()
  const { act, busy } = useAct()
  const toggle = (answerId: string | null) => {
    const body = { question_id: questionId, answer_id: answerId ?? NO_ANSWER }
    void act(() => api.call('acceptAnswer', { body }), {
      done: async () => {
        await refetchPosts(queryClient)
        toasts.show({ text: answerId === null ? t('answers.unaccepted') : t('answers.accepted_now') })
      },
    })
  }
  return { busy, toggle }
}
