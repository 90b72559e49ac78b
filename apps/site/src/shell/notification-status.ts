import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSite } from './site-context.ts'
import { useAlive } from './use-alive.ts'
import { useViewer } from './viewer.ts'

/** What waits for the reader. */
export type NotificationStatus = Schemas['RedDot']

/** How it is asked; while a page is looked at, {@link followStatus} keeps it current. */
export function notificationStatusQuery(api: QuandaryClient, personId: string) {
  return queryOptions({
    queryKey: ['notification-status', personId],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('getNotificationStatus', { signal })),
  })
}

/** What waits for the reader, as far as it is known; undefined for guests and at first. */
export function useNotificationStatus(): NotificationStatus | undefined {
  const { api } = useSite()
  const id = useViewer()?.id ?? ''
  const { data } = useQuery({ ...notificationStatusQuery(api, id), enabled: false })
  // News may come while React still takes over the rendered page, which knows none.
  const alive = useAlive()
  return alive ? data : undefined
}
