import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLoginState } from '../../shell/context/viewer.ts'
import { newPostsIn, noNewPosts, type LatestPosts, type NewPosts } from './new-posts.ts'

interface NewsState {
  news: NewPosts
  /** Marks posts as known, because they are loaded or about to be loaded. */
  seen: (ids: readonly string[]) => void
}

const NewsContext = createContext<NewsState>({ news: noNewPosts, seen: () => undefined })

/**
 * Follows new posts below a question while a member has its page open. New posts are announced but not inserted until
 * the viewer chooses to see them, so that nothing moves. Guests get no announcements.
 */
export function NewPostsProvider({ questionId, children }: { questionId: string; children: ReactNode }): ReactNode {
  const { normal } = useLoginState()
  const [latest, setLatest] = useState<LatestPosts>()
  const [known, setKnown] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (!normal) return
    const gone = new AbortController()
    // Lazily loaded, because guests do not need it.
    void import('./follow-new-posts.ts').then(({ followNewPosts, idsIn }) =>
      followNewPosts(questionId, gone.signal, (posts) => {
        // The first message lists the posts that the page already contains.
        setKnown((before) => before ?? new Set(idsIn(posts)))
        setLatest(posts)
      }),
    )
    return () => gone.abort()
  }, [normal, questionId])
  const seen = useCallback((ids: readonly string[]) => setKnown((before) => new Set([...(before ?? []), ...ids])), [])
  const state = useMemo(
    () => ({ news: latest === undefined || known === undefined ? noNewPosts : newPostsIn(latest, known), seen }),
    [latest, known, seen],
  )
  return <NewsContext value={state}>{children}</NewsContext>
}

/** Returns the posts that others have written since the page was opened, and a function that marks posts as known. */
export function useNewPosts(): NewsState {
  return useContext(NewsContext)
}
