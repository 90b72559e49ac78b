import { useAction } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { notificationStatusQuery, useNotificationStatus } from '../../shell/live/notification-status.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import {
  notificationsKey,
  notificationsQuery,
  type NotificationItem,
  type NotificationKind,
  type NotificationList,
  type NotificationSelection,
} from './notification-queries.ts'

/** Holds a page of notifications and the actions on it. */
export function useNotifications(selection: NotificationSelection) {
  const { api } = useSite()
  const { data } = useSuspenseQuery(notificationsQuery(api, selection))
  return { data, ...useNotificationActions(selection.kind) }
}

/**
 * Returns the actions on the notifications of a kind. Showing them clears the dot in the header, but each one stays
 * unread until it is opened. New notifications are only counted, not inserted, so that nothing moves while the viewer
 * reads.
 */
export function useNotificationActions(kind: NotificationKind) {
  const { api } = useSite()
  const queryClient = useQueryClient()
  const status = useNotificationStatus()
  const { act, busy } = useAction()
  const muting = useAction()
  const clearDot = useClearDot(kind)

  const change = (update: (item: NotificationItem) => NotificationItem) =>
    queryClient.setQueriesData<NotificationList>(
      { queryKey: notificationsKey },
      (old) => old && { ...old, list: old.list.map(update) },
    )
  const markRead = (id: string) => {
    change((item) => (item.id === id ? { ...item, is_read: true } : item))
    // A failure is not reported: the viewer is already leaving for the target, and the notification stays unread.
    void api.call('readNotification', { body: { id } })
  }
  const markAllRead = () =>
    act(() => api.call('readAllNotifications', { body: { type: kind } }), {
      done: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
    })
  const showNew = async () => {
    await queryClient.invalidateQueries({ queryKey: notificationsKey })
    await clearDot()
  }
  const mute = (question_id: string, is_muted: boolean) => {
    const mark = (muted: boolean) =>
      change((item) => (item.object_info.object_map.question === question_id ? { ...item, is_muted: muted } : item))
    return muting.act(() => api.call('muteQuestion', { body: { question_id, is_muted } }), {
      on: question_id,
      show: () => {
        mark(is_muted)
        return () => mark(!is_muted)
      },
    })
  }
  return { busy, waiting: status?.[kind] ?? 0, markRead, markAllRead, showNew, mute }
}

/** Clears the dot of a kind when its notifications are shown. */
function useClearDot(kind: NotificationKind) {
  const { api } = useSite()
  const queryClient = useQueryClient()
  const personId = useViewer()?.id ?? ''
  const cleared = useRef<string>(undefined)
  const clear = useCallback(async () => {
    const { data } = await api.call('clearNotificationStatus', { body: { type: kind } })
    if (data) queryClient.setQueryData(notificationStatusQuery(api, personId).queryKey, data)
  }, [api, kind, personId, queryClient])
  useEffect(() => {
    if (cleared.current === kind) return
    cleared.current = kind
    void clear()
  }, [clear, kind])
  return clear
}
