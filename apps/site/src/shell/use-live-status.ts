import { ApiFailure } from '@quandary/api-client'
import { deriveLoginState } from '@quandary/guards'
import { useEffect } from 'react'
import type { StatusFollower } from './follow-status.ts'
import { notificationStatusQuery, useNotificationStatus } from './notification-status.ts'
import { useSite, type SiteContext } from './site-context.ts'
import { useViewer, viewerFacts } from './viewer.ts'

/** Keeps current what waits for the reader, and says its number in the title of the tab. */
export function useLiveStatus(): void {
  const site = useSite()
  const viewer = useViewer()
  const id = deriveLoginState(viewerFacts(viewer)).normal ? viewer?.id : undefined
  useEffect(() => (id === undefined ? undefined : follow(followerOf(site, id))), [site, id])
  const status = useNotificationStatus()
  const count = id === undefined || status === undefined ? 0 : status.inbox + status.achievement
  useEffect(() => numberInTitle(count), [count])
}

/** Follows, with what guests need not load. Gives the way to end it. */
function follow(follower: StatusFollower): () => void {
  let over = false
  let end: (() => void) | undefined
  const begin = async () => {
    const { followStatus } = await import('./follow-status.ts')
    if (!over) end = followStatus(follower)
  }
  begin().catch(reportError)
  return () => {
    over = true
    end?.()
  }
}

function followerOf({ api, queryClient }: SiteContext, personId: string): StatusFollower {
  const query = notificationStatusQuery(api, personId)
  return {
    personId,
    tell: (status) => queryClient.setQueryData(query.queryKey, status),
    async ask() {
      try {
        return { status: await queryClient.fetchQuery(query), over: false }
      } catch (failure) {
        const kind = failure instanceof ApiFailure ? failure.error.kind : undefined
        // Whoever may not be here any more is led on by the query cache; all else passes (product spec §8).
        return { status: undefined, over: kind === 'forbidden' || kind === 'unauthorised' }
      }
    },
  }
}

const MOST_SHOWN = 99

/**
 * Puts a number before the title of the tab, also before the titles of the pages that follow.
 *
 * @returns takes it away
 */
function numberInTitle(count: number): (() => void) | undefined {
  if (count === 0) return undefined
  const mark = `(${count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}) `
  const put = () => {
    if (!document.title.startsWith(mark)) document.title = mark + document.title
  }
  const observer = new MutationObserver(put)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  put()
  return () => {
    observer.disconnect()
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
  }
}
