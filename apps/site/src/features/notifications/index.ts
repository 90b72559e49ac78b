export { LazyBellList } from './lazy-bell-list.ts'
export { notificationsHref, screenOf } from './notification-address.ts'
export { notificationsQuery } from './notification-queries.ts'
export { NotificationsScreen } from './notifications-screen.tsx'
