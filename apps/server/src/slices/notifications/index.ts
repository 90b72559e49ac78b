import { defineSlice } from '../slice.ts'
import { notifications0001 } from './migrations/0001-notifications.ts'
import { notifications0002 } from './migrations/0002-notification-places.ts'
import { notifications0003 } from './migrations/0003-question-mails.ts'
import { notifications0004 } from './migrations/0004-muted-questions.ts'
import { mailNewQuestions } from './new-question-mails.ts'
import { refreshStatusStreams } from './status-streams.ts'
import { notificationRoutes } from './routes.ts'
import { notifyOfEvents } from './triggers.ts'

export { openStatusStream } from './status-streams.ts'

/** Notifications of what others did: inbox, achievements, mails and the live status stream. */
export const notifications = defineSlice({
  name: 'notifications',
  migrations: [notifications0001, notifications0002, notifications0003, notifications0004],
  routes: notificationRoutes,
  listen: (ctx) => {
    notifyOfEvents(ctx)
    mailNewQuestions(ctx)
    ctx.streams.refreshWith((streams) => refreshStatusStreams(ctx, streams))
  },
})
