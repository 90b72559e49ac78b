import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The viewer's email notification settings. */
export type NotificationSettings = Schemas['NotificationConfig']

/** Most muted questions that the settings list; unmuting some brings the others up. */
const MOST_MUTED = 100

export function mutedQuestionsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['muted-questions'],
    // Always refetched: questions are muted elsewhere.
    staleTime: 0,
    queryFn: ({ signal }) => unwrap(api.call('listMutedQuestions', { query: { page_size: MOST_MUTED }, signal })),
  })
}

export function notificationSettingsQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getNotificationSettings', { signal })),
  })
}
