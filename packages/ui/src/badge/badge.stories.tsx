import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../icon/action-icons.tsx'
import { Row } from '../layout/layout.tsx'
import { Badge, CountBadge } from './badge.tsx'

const meta = { title: 'Content/Badge', component: Badge, args: { children: 'Asker' } } satisfies Meta<typeof Badge>
export default meta

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      <Badge>Asker</Badge>
      <Badge tone="outline">Moderator</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="success" icon={<CheckIcon size="sm" />}>
        Accepted
      </Badge>
      <Badge tone="warning">Suspended</Badge>
      <Badge tone="danger">Deleted</Badge>
      <Badge tone="info">Pending</Badge>
      <CountBadge value={12} label="12 pending" />
      <CountBadge value={100} />
    </Row>
  ),
}
