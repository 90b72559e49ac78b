import type { Meta, StoryObj } from '@storybook/react-vite'
import { gains, notifications } from '../../catalogue/fixed-data.ts'
import { inList } from '../../catalogue/in-list.tsx'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { NotificationRow } from './notification-row.tsx'
import * as styles from './notifications.css.ts'

const nothing = () => undefined

const meta = {
  title: 'Patterns/Notification row',
  component: NotificationRow,
  decorators: [inList(styles.list), aroundSite],
  args: { item: notifications[0], onFollow: nothing },
} satisfies Meta<typeof NotificationRow>
export default meta

export const Unread: StoryObj<typeof meta> = {}

/** Unread and read, a gain and a loss of reputation. */
export const States: StoryObj<typeof meta> = {
  render: () => (
    <>
      {[...notifications, ...gains].map((item) => (
        <NotificationRow key={item.id} item={item} onFollow={nothing} />
      ))}
    </>
  ),
}
