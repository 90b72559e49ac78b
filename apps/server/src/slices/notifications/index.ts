import { defineSlice } from '../slice.ts'
import { notifications0001 } from './migrations/0001-notifications.ts'
import { notifyOfEvents } from './notify.ts'
import { notificationRoutes } from './routes.ts'

/** What people are told about what others did. */
export const notifications = defineSlice({
  name: 'notifications',
  migrations: [notifications0001],
  routes: notificationRoutes,
  listen: notifyOfEvents,
})
