import { BookmarkIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import type { Question } from '../posts/index.ts'
import { SwitchButton, useOptimisticToggle } from '../votes/index.ts'

/** Toggles the bookmark of a question and shows the number of bookmarks. */
export function BookmarkButton({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const bookmark = useOptimisticToggle(
    question.id,
    { on: question.collected, count: question.collection_count },
    async ({ on }) => {
      const body = { object_id: question.id, group_id: '0', bookmark: on }
      const { data, error } = await api.call('switchBookmark', { body })
      return error ? { error } : { data: { on, count: data.object_collection_count } }
    },
  )
  return (
    <SwitchButton
      state={bookmark}
      icon={<BookmarkIcon />}
      words={bookmark.state.on ? t('bookmarks.on') : t('bookmarks.off')}
      counted={t('bookmarks.count', { count: bookmark.state.count })}
    />
  )
}
