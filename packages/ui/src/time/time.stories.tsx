import type { Meta, StoryObj } from '@storybook/react-vite'
import { Time } from './time.tsx'

const meta = {
  title: 'Content/Time',
  component: Time,
  args: { dateTime: '2026-03-14T09:41:00Z', title: '14 Mar 2026 at 09:41', children: '12 minutes ago' },
} satisfies Meta<typeof Time>
export default meta

export const Relative: StoryObj<typeof meta> = {}
