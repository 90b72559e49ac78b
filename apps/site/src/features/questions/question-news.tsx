import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLoginState } from '../../shell/viewer.ts'
import { newsIn, noNews, type LatestPosts, type News } from './news.ts'

interface Told {
  news: News
  /** Says that posts are shown now, or are about to be. */
  seen: (ids: readonly string[]) => void
}

const NewsContext = createContext<Told>({ news: noNews, seen: () => undefined })

/**
 * Follows what others write under a question while a member looks at its page. Nothing moves: what is new waits until
 * it is asked for. Guests are told nothing.
 */
export function QuestionNews({ questionId, children }: { questionId: string; children: ReactNode }): ReactNode {
  const { normal } = useLoginState()
  const [latest, setLatest] = useState<LatestPosts>()
  const [known, setKnown] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (!normal) return
    const gone = new AbortController()
    // Only members load what follows the news.
    void import('./follow-news.ts').then(({ followNews, idsIn }) =>
      followNews(questionId, gone.signal, (posts) => {
        // What stands there already came with the page.
        setKnown((before) => before ?? new Set(idsIn(posts)))
        setLatest(posts)
      }),
    )
    return () => gone.abort()
  }, [normal, questionId])
  const seen = useCallback((ids: readonly string[]) => setKnown((before) => new Set([...(before ?? []), ...ids])), [])
  const told = useMemo(
    () => ({ news: latest === undefined || known === undefined ? noNews : newsIn(latest, known), seen }),
    [latest, known, seen],
  )
  return <NewsContext value={told}>{children}</NewsContext>
}

/** What others have written since the page was opened. */
export function useNews(): Told {
  return useContext(NewsContext)
}
