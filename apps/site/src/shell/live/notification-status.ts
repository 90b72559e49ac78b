import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSite } from '../context/site-context.ts'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { useViewer } from '../context/viewer.ts'

/** The viewer's notification counts. */
export type NotificationStatus = Schemas['RedDot']

/** Queries the notification counts. {@link followStatus} updates them while the page is visible. */
export function notificationStatusQuery(api: QuandaryClient, personId: string) {
  return queryOptions({
    queryKey: [...operationKey('getNotificationStatus'), personId],
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('getNotificationStatus', { signal })),
  })
}

/** Returns the viewer's notification counts; undefined for guests and until they are loaded. */
export function useNotificationStatus(): NotificationStatus | undefined {
  const { api } = useSite()
  const id = useViewer()?.id ?? ''
  const { data } = useQuery({ ...notificationStatusQuery(api, id), enabled: false })
  // The counts may arrive during hydration, but the server-rendered page has none.
  const isHydrated = useIsHydrated()
  return isHydrated ? data : undefined
}
