import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { questionIds } from '../questions/index.ts'
import { getNotificationStatus } from './get-notification-status.ts'
import { listNotifications } from './list-notifications.ts'
import { listMutedQuestions, muteQuestion } from './mute-question.ts'
import { clearDot, readAllNotifications, readNotification } from './mark-notifications.ts'

export function notificationRoutes(ctx: AppContext) {
  return {
    getNotificationStatus: { policy: 'active', handle: ({ viewer }) => getNotificationStatus(ctx, viewer) },
    clearNotificationStatus: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await clearDot(ctx, viewer.id, body.type)
        return getNotificationStatus(ctx, viewer)
      },
    },
    listNotifications: {
      policy: 'active',
      handle: ({ query, viewer, language }) => listNotifications(ctx, query, viewer, language),
    },
    readNotification: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await readNotification(ctx, viewer.id, body.id)
        return {}
      },
    },
    readAllNotifications: {
      policy: 'active',
      handle: async ({ body, viewer }) => {
        await readAllNotifications(ctx, viewer.id, body.type)
        return {}
      },
    },
    muteQuestion: {
      policy: 'active',
      handle: async ({ body: { question_id, is_muted }, viewer }) => {
        await muteQuestion(ctx, { questionId: questionIds.key(question_id), muted: is_muted }, viewer)
        return { is_muted }
      },
    },
    listMutedQuestions: { policy: 'active', handle: ({ query, viewer }) => listMutedQuestions(ctx, query, viewer) },
  } satisfies RouteTable
}
