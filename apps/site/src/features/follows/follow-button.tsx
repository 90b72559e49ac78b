import { EyeIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import type { Question } from '../posts/index.ts'
import { SwitchButton, useOptimisticToggle } from '../votes/index.ts'

/** Toggles following a question and shows the number of followers. */
export function FollowButton({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const follow = useOptimisticToggle(
    question.id,
    { on: question.is_followed, count: question.follow_count },
    async ({ on }) => {
      const { data, error } = await api.call('follow', { body: { object_id: question.id, is_cancel: !on } })
      return error ? { error } : { data: { on: data.is_followed, count: data.follows } }
    },
  )
  return (
    <SwitchButton
      state={follow}
      icon={<EyeIcon />}
      words={follow.state.on ? t('follows.on') : t('follows.off')}
      counted={t('follows.count', { count: follow.state.count })}
    />
  )
}
