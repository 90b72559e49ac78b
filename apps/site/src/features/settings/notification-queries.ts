import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The viewer's email notification settings. */
export type NotificationSettings = Schemas['NotificationConfig']

export function notificationSettingsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getNotificationSettings', { signal })),
  })
}
