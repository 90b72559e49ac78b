import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFailures } from '../../shell/failures.tsx'
import { notificationStatusQuery, useNotificationStatus } from '../../shell/notification-status.ts'
import { useSite } from '../../shell/site-context.ts'
import { useViewer } from '../../shell/viewer.ts'
import { notificationsKey, notificationsQuery, type NotificationSelection } from './notification-queries.ts'

/**
 * Holds a page of notifications. Opening it clears the dot in the header, while each row stays unread until it is
 * opened. New notifications are only counted, not inserted, so that nothing moves while the viewer reads.
 */
export function useNotifications(selection: NotificationSelection) {
  const { api } = useSite()
  const queryClient = useQueryClient()
  const options = notificationsQuery(api, selection)
  const { data } = useSuspenseQuery(options)
  const status = useNotificationStatus()
  const { tell } = useFailures()
  const [busy, setBusy] = useState(false)
  const clearDot = useClearDot(selection.kind)

  const markRead = (id: string) => {
    const read = (row: (typeof data.list)[number]) => (row.id === id ? { ...row, is_read: true } : row)
    queryClient.setQueryData(options.queryKey, (old) => old && { ...old, list: old.list.map(read) })
    // A failure is not reported: the viewer is already on the way to the target, and the row stays unread.
    void api.call('readNotification', { body: { id } })
  }
  const markAllRead = async () => {
    setBusy(true)
    const { error } = await api.call('readAllNotifications', { body: { type: selection.kind } })
    if (error) tell(error)
    else await queryClient.invalidateQueries({ queryKey: notificationsKey })
    setBusy(false)
  }
  const showNew = async () => {
    await queryClient.invalidateQueries({ queryKey: notificationsKey })
    await clearDot()
  }
  return { data, busy, waiting: status?.[selection.kind] ?? 0, markRead, markAllRead, showNew }
}

/** Clears the dot of a kind when its screen opens. */
function useClearDot(kind: NotificationSelection['kind']) {
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
