// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `clearNotificationStatus`. */
export const clearNotificationStatusLimits = {
  type: { max: 30 },
} as const

/** Limits of the fields of `listNotifications`. */
export const listNotificationsLimits = {
  type: { max: 30 },
  inbox_type: { max: 30 },
} as const

/** Limits of the fields of `readAllNotifications`. */
export const readAllNotificationsLimits = {
  type: { max: 30 },
} as const
