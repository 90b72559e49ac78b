import { groupByDay } from '../../shell/context/days.ts'
import type { NotificationItem } from './notification-queries.ts'

/** The notifications of one day about one question, newest first. */
export interface QuestionGroup {
  questionId: string
  title: string
  isMuted: boolean
  items: readonly NotificationItem[]
}

/** A day and the questions with notifications on it. */
export interface NotificationDay {
  /** The date as `2026-11-21`. */
  key: string
  /** Time of the day's newest notification, in unix seconds. */
  at: number
  groups: readonly QuestionGroup[]
}

/**
 * Groups notifications, which are sorted newest first, by day in a time zone and by question. The most recent question
 * of a day comes first.
 */
export function groupNotifications(list: readonly NotificationItem[], timeZone: string): NotificationDay[] {
  return groupByDay(list, timeZone, (item) => item.update_time).map(({ key, rows }) => {
    const byQuestion = new Map<string, NotificationItem[]>()
    for (const item of rows) {
      const id = item.object_info.object_map.question
      byQuestion.set(id, [...(byQuestion.get(id) ?? []), item])
    }
    const groups = [...byQuestion].map(([questionId, items]) => ({
      questionId,
      title: items[0]?.object_info.title ?? '',
      isMuted: items.some((item) => item.is_muted),
      items,
    }))
    return { key, at: rows[0]?.update_time ?? 0, groups }
  })
}
