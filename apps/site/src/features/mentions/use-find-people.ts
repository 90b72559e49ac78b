import { type QuandaryClient, unwrap } from '@quandary/api-client'
import type { FindPeople, Mentionable } from '@quandary/editor/react'
import { useCallback } from 'react'
import { useSite } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { type PostComment, usePostingWords } from '../posts/index.ts'
import { threadPeople } from './thread-people.ts'

const none: readonly PostComment[] = []

/**
 * Returns a function that returns the asker and the answerers of the question on the page, and the authors of the given
 * comments.
 */
export function useThreadPeople(): (comments?: readonly PostComment[]) => Mentionable[] {
  const words = usePostingWords()
  const { queryClient } = useSite()
  const own = useViewer()?.username
  return useCallback(
    (comments = none) => {
      const notes = { asked: words('mentions.asked'), answered: words('mentions.answered') }
      return threadPeople(queryClient, comments, notes, own)
    },
    [queryClient, words, own],
  )
}

/**
 * Returns a search for mentions: first the asker and the answerers of the question on the page, then members whose name
 * begins with the text after the @. The editor drops the people who do not match the text.
 */
export function useFindPeople(): FindPeople {
  const { api } = useSite()
  const inThread = useThreadPeople()
  return useCallback(
    async (typed, signal) => [...inThread(), ...(await findPeople(api, typed, signal))],
    [api, inThread],
  )
}

/** Queries the members whose name begins with a text. Returns an empty list for an empty text. */
async function findPeople(api: QuandaryClient, typed: string, signal: AbortSignal): Promise<Mentionable[]> {
  if (typed === '') return []
  const found = await unwrap(api.call('searchUsers', { query: { username: typed }, signal }))
  return found.map(({ username, display_name: name }) => ({ username, name }))
}
