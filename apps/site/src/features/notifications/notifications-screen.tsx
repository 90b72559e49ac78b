import { Button, EmptyState, PageHead, Pagination, Segments, Tabs, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { Page } from '../../shell/frame/page.tsx'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { screenActions } from '../../shell/keys/screen-actions.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { dayName } from '../../shell/context/days.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useListRange } from '../../shell/navigation/use-list-range.ts'
import { groupNotifications } from './group-notifications.ts'
import { notificationsHref } from './notification-address.ts'
import { NotificationGroup } from './notification-group.tsx'
import {
  inboxFilters,
  isAllRead,
  NOTIFICATIONS_PER_PAGE,
  type NotificationItem,
  type NotificationKind,
  notificationKinds,
  type NotificationSelection,
} from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import * as styles from './notifications.css.ts'
import { useNotifications } from './use-notifications.ts'

/** The viewer's notifications: the inbox with its filters, or the achievements. */
export function NotificationsScreen({ selection }: { selection: NotificationSelection }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { data, busy, waiting, markRead, markAllRead, showNew } = useNotifications(selection)
  const { kind } = selection
  const allRead = selection.filter === 'all' && isAllRead(data)
  const tabs = notificationKinds.map((one) => ({
    label: t(`header.${one}`),
    href: notificationsHref(one),
    current: one === kind,
  }))
  return (
    <Page>
      <PageHead {...screenActions} title={words('notifications.title')} />
      <Tabs label={words('notifications.title')} items={tabs} />
      <div className={styles.bar}>
        <div className={styles.filters}>{kind === 'inbox' ? <Filters selection={selection} /> : null}</div>
        <Button
          size="sm"
          busy={busy}
          onClick={() => void markAllRead()}
          disabledReason={allRead ? words('notifications.all_read') : undefined}
        >
          {words('notifications.read_all')}
        </Button>
      </div>
      <output className={waiting === 0 ? undefined : styles.news}>
        {waiting === 0 ? null : (
          <Button onClick={() => void showNew()}>{words('notifications.show_new', { count: waiting })}</Button>
        )}
      </output>
      <h2>
        <VisuallyHidden>{t(`header.${kind}`)}</VisuallyHidden>
      </h2>
      {data.list.length === 0 ? (
        <EmptyState level={2} title={words(`notifications.none_${kind}`)}>
          {words(`notifications.none_${kind}_about`)}
        </EmptyState>
      ) : (
        <List kind={kind} list={data.list} onFollow={markRead} />
      )}
      <Pages selection={selection} count={data.count} />
    </Page>
  )
}

interface ListProps {
  kind: NotificationKind
  list: readonly NotificationItem[]
  onFollow: (id: string) => void
}

/** The inbox grouped by day, with notifications about the same question together. Achievements are not grouped. */
function List({ kind, list, onFollow }: ListProps): ReactNode {
  const { language } = useWords()
  const { timeZone } = useSettings()
  const row = (item: NotificationItem) => (
    <NotificationRow key={item.id} item={item} onFollow={() => onFollow(item.id)} />
  )
  if (kind !== 'inbox') return <ul className={styles.list}>{list.map(row)}</ul>
  return groupNotifications(list, timeZone).map((day) => (
    <section key={day.key} className={styles.day}>
      <h3 className={styles.dayName}>{dayName(day.at, { language, timeZone })}</h3>
      <ul className={styles.list}>
        {day.groups.map((group) =>
          group.items.length === 1 ? (
            group.items.map(row)
          ) : (
            <NotificationGroup key={group.questionId} group={group} onFollow={onFollow} />
          ),
        )}
      </ul>
    </section>
  ))
}

function Filters({ selection }: { selection: NotificationSelection }): ReactNode {
  const words = useAccountWords()
  const items = inboxFilters.map((filter) => ({
    label: words(`notifications.filter.${filter}`),
    href: notificationsHref('inbox', filter),
    current: filter === selection.filter,
  }))
  return <Segments label={words('notifications.filters')} items={items} />
}

function Pages({ selection, count }: { selection: NotificationSelection; count: number }): ReactNode {
  const { kind, filter, page } = selection
  const summary = useListRange({ page, pageSize: NOTIFICATIONS_PER_PAGE, count })
  return (
    <div className={styles.pages}>
      <Pagination
        page={page}
        pageCount={pageCount(count, NOTIFICATIONS_PER_PAGE)}
        href={(to) => notificationsHref(kind, filter, to)}
        summary={summary}
      />
    </div>
  )
}
