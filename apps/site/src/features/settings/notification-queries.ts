import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** The viewer's email notification settings. */
export type NotificationSettings = Schemas['NotificationConfig']

/** Most muted questions that the settings list; unmuting some brings the others up. */
const MOST_MUTED = 100

export function mutedQuestionsQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'listMutedQuestions', { query: { page_size: MOST_MUTED } }),
    // Always refetched: questions are muted elsewhere.
    staleTime: 0,
  }
}

export function notificationSettingsQuery(api: QuandaryClient) {
  return operationQuery(api, 'getNotificationSettings')
}
