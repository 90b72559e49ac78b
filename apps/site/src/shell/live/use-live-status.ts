import { ApiFailure } from '@quandary/api-client'
import { deriveLoginState } from '@quandary/guards'
import { useEffect } from 'react'
import type { StatusFollower } from './follow-status.ts'
import { notificationStatusQuery, useNotificationStatus } from './notification-status.ts'
import { useSite, type SiteContext } from '../context/site-context.ts'
import { useViewer, viewerFacts } from '../context/viewer.ts'

/** Keeps the notification counts fresh and shows their sum in the tab's title. */
export function useLiveStatus(): void {
  const site = useSite()
  const viewer = useViewer()
  const id = deriveLoginState(viewerFacts(viewer)).normal ? viewer?.id : undefined
  useEffect(() => (id === undefined ? undefined : follow(followerOf(site, id))), [site, id])
  const status = useNotificationStatus()
  const count = id === undefined || status === undefined ? 0 : status.inbox + status.achievement
  useEffect(() => numberInTitle(count), [count])
}

/** Loads the follower, which guests do not need, and starts it. Returns a function that stops it. */
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
        // The query cache handles the end of a session; any other failure is temporary.
        return { status: undefined, over: kind === 'forbidden' || kind === 'unauthorised' }
      }
    },
  }
}

const MOST_SHOWN = 99

/**
 * Prefixes the tab's title with a number, also after navigation.
 *
 * @returns a function that removes it
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
