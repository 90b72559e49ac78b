import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Which events are mailed. */
export type NotificationSettings = Schemas['NotificationConfig']

/** Which events are mailed to the reader. */
export function notificationSettingsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getNotificationSettings', { signal })),
  })
}
