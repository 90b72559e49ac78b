import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Count } from '../count/count.tsx'
import { Time } from '../time/time.tsx'
import { UserCard, UserLine } from './user-card.tsx'

const when = (words: string) => (
  <Time dateTime="2026-03-12T18:04:00Z" title="12 Mar 2026 at 18:04">
    {words}
  </Time>
)

const meta = {
  title: 'Content/User card',
  component: UserCard,
  args: { name: 'Tomás Herrera', href: '/users/tomas', reputation: '1,905', children: <>asked {when('12 Mar')}</> },
} satisfies Meta<typeof UserCard>
export default meta
type Story = StoryObj<typeof meta>

export const Signature: Story = {
  args: {
    end: (
      <>
        <span>Active {when('12 minutes ago')}</span>
        <Count text="1.3k" exact="1,284 views" unit="views" />
      </>
    ),
  },
}
export const WithBadge: Story = { args: { badges: <Badge tone="outline">Moderator</Badge> } }
export const Gone: Story = { render: () => <UserCard name="Deleted user">answered {when('yesterday')}</UserCard> }
export const Line: Story = {
  render: () => (
    <UserLine name="Mei-Ling Zhao" href="/users/mei">
      answered {when('12 minutes ago')}
    </UserLine>
  ),
}
