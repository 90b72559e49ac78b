import { Button } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { answerHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { type Question, refetchPosts, useNewPosts } from '../posts/index.ts'

interface NewAnswersProps {
  question: Question
  /** Ids of the answers, oldest first; at least one. */
  fresh: readonly string[]
}

/** Announces answers that others have posted in the meantime and loads them on request. */
export function NewAnswersNotice({ question, fresh }: NewAnswersProps): ReactNode {
  const { t } = useWords()
  const { queryClient } = useSite()
  const { permalink } = useSettings()
  const router = useRouter()
  const { seen } = useNewPosts()
  const [busy, setBusy] = useState(false)
  const show = async () => {
    const [first = ''] = fresh
    setBusy(true)
    await refetchPosts(queryClient)
    flushSync(() => {
      setBusy(false)
      seen(fresh)
    })
    const place = document.getElementById(first)
    if (place === null) {
      await router.navigate({ href: answerHref({ id: question.id, urlTitle: question.url_title }, first, permalink) })
      return
    }
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  }
  return (
    <Button busy={busy} onClick={() => void show()}>
      {t('answers.new', { count: fresh.length })}
    </Button>
  )
}
