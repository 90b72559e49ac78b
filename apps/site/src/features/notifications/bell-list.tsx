import { Anchor, Button, IconButtonLink, SettingsIcon, Skeleton } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { settingsHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { BellDay } from './bell-day.tsx'
import * as styles from './bell-list.css.ts'
import { groupNotifications } from './group-notifications.ts'
import { notificationsHref } from './notification-address.ts'
import { isAllRead, notificationsQuery } from './notification-queries.ts'
import { useBellPanel } from './use-bell-panel.ts'
import { useNotificationActions } from './use-notifications.ts'

interface BellListProps {
  /** The link in the header that opened the list. The list is shown below it. */
  bell: HTMLAnchorElement
  /** Closes the list. Pass the same function in every render. */
  onClose: () => void
}

/**
 * The newest notifications in a list below the bell, grouped by day and question. Arrow keys move through them. Escape
 * closes the list and returns the focus to the bell. A click elsewhere, leaving with Tab and following a link also
 * close the list.
 */
export function BellList({ bell, onClose }: BellListProps): ReactNode {
  const place = bell.parentElement
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const words = useAccountWords()
  const [unread, setUnread] = useState(false)
  useBellPanel(bell, panel, onClose)
  if (place === null) return null
  return createPortal(
    <dialog ref={panel} open className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words('notifications.title')}
        </h2>
        <Button size="sm" variant="quiet" pressed={unread} onClick={() => setUnread(!unread)}>
          {words('notifications.only_unread')}
        </Button>
        <IconButtonLink
          size="sm"
          href={settingsHref('notify')}
          label={words('notifications.settings')}
          icon={<SettingsIcon />}
        />
      </div>
      <Newest unread={unread} focusPanel={() => panel.current?.focus({ preventScroll: true })} />
    </dialog>,
    place,
  )
}

interface NewestProps {
  unread: boolean
  /** Called before a focused button disappears, so that key presses still reach the list. */
  focusPanel: () => void
}

/** The notifications, and the buttons that act on all of them. */
function Newest({ unread, focusPanel }: NewestProps): ReactNode {
  const { api } = useSite()
  const words = useAccountWords()
  const { timeZone } = useSettings()
  const { data, isError, refetch } = useQuery(
    notificationsQuery(api, { kind: 'inbox', filter: 'all', page: 1, unread }),
  )
  const { busy, waiting, markRead, markAllRead, showNew, mute } = useNotificationActions('inbox')
  const list = data?.list ?? []
  const show = () => {
    focusPanel()
    void showNew()
  }
  const retry = () => {
    focusPanel()
    void refetch()
  }
  const allRead = data !== undefined && isAllRead(data)
  return (
    <>
      <output className={waiting === 0 || data === undefined ? undefined : styles.news}>
        {waiting === 0 || data === undefined ? null : (
          <Button size="sm" onClick={show}>
            {words('notifications.show_new', { count: waiting })}
          </Button>
        )}
      </output>
      <div className={styles.scroll} aria-busy={data === undefined && !isError}>
        {data === undefined ? <Waiting failed={isError} onRetry={retry} /> : null}
        {data !== undefined && list.length === 0 ? <NothingHere unread={unread} /> : null}
        {groupNotifications(list, timeZone).map((day) => (
          <BellDay key={day.key} day={day} onFollow={markRead} onMute={(id, muted) => void mute(id, muted)} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          size="sm"
          variant="quiet"
          busy={busy}
          onClick={() => void markAllRead()}
          disabledReason={allRead ? words('notifications.all_read') : undefined}
        >
          {words('notifications.read_all')}
        </Button>
        <Anchor href={notificationsHref('inbox')} className={styles.all}>
          {words('notifications.see_all')}
        </Anchor>
      </div>
    </>
  )
}

function NothingHere({ unread }: { unread: boolean }): ReactNode {
  const words = useAccountWords()
  return <p className={styles.nothing}>{words(unread ? 'notifications.all_read' : 'notifications.none_inbox_about')}</p>
}

/** A placeholder until the list is loaded, or an error message. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }): ReactNode {
  const { t } = useWords()
  if (failed) {
    return (
      <div className={styles.nothing} role="alert">
        <p>{t('error.offline')}</p>
        <Button size="sm" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.skeleton}>
      {[72, 54, 66, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="2.5rem" />
      ))}
    </div>
  )
}
