import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** The viewer's email notification settings. */
export type NotificationSettings = Schemas['NotificationConfig']

/**
 * Maximum number of muted questions shown in the settings. If there are more, they appear when some of the shown ones
 * are unmuted.
 */
const MAX_MUTED = 100

export function mutedQuestionsQuery(api: QuandaryClient) {
  return {
    ...operationQuery(api, 'listMutedQuestions', { query: { page_size: MAX_MUTED } }),
    // Always refetched, because questions are muted on other pages.
    staleTime: 0,
  }
}

export function notificationSettingsQuery(api: QuandaryClient) {
  return operationQuery(api, 'getNotificationSettings')
}
