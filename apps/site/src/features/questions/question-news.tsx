import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLoginState } from '../../shell/viewer.ts'
import { idsIn, isLatestPosts, newsIn, noNews, type LatestPosts, type News } from './news.ts'

interface Told {
  news: News
  /** Says that posts are shown now, or are about to be. */
  seen: (ids: readonly string[]) => void
}

const NewsContext = createContext<Told>({ news: noNews, seen: () => undefined })

const streamOf = (questionId: string) => `/answer/api/v1/notification/stream?question=${encodeURIComponent(questionId)}`

/**
 * Follows what others write under a question while a member looks at its page. Nothing moves: what is new waits until
 * it is asked for. Guests are told nothing.
 */
export function QuestionNews({ questionId, children }: { questionId: string; children: ReactNode }): ReactNode {
  const { normal } = useLoginState()
  const [latest, setLatest] = useState<LatestPosts>()
  const [known, setKnown] = useState<ReadonlySet<string>>()
  const begun = useRef(false)
  useEffect(() => {
    if (!normal) return
    return whileVisible(() => {
      const stream = new EventSource(streamOf(questionId))
      stream.addEventListener('posts', ({ data }: MessageEvent<string>) => {
        const posts: unknown = JSON.parse(data)
        if (!isLatestPosts(posts)) return
        // What stands there already came with the page.
        if (!begun.current) setKnown(new Set(idsIn(posts)))
        begun.current = true
        setLatest(posts)
      })
      // There is nothing to come back for: the session is over, or the question is out of sight.
      stream.addEventListener('end', () => stream.close())
      return () => stream.close()
    })
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

/** Does something as long as the tab is looked at: begins again whenever it comes back into view. */
function whileVisible(begin: () => () => void): () => void {
  let end: (() => void) | undefined
  const settle = () => {
    if (document.visibilityState === 'visible') end ??= begin()
    else {
      end?.()
      end = undefined
    }
  }
  document.addEventListener('visibilitychange', settle)
  settle()
  return () => {
    document.removeEventListener('visibilitychange', settle)
    end?.()
  }
}
