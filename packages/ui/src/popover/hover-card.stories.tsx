import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Tag } from '../tag/tag.tsx'
import { Time } from '../time/time.tsx'
import { UserCard } from '../user-card/user-card.tsx'
import { HoverCard } from './popover.tsx'

const meta = {
  title: 'Feedback/Hover card',
  component: HoverCard,
  args: {
    trigger: <Link href="/users/priya">Priya Raman</Link>,
    children: (
      <>
        <UserCard
          name="Priya Raman"
          href="/users/priya"
          reputation="22.4k"
          reputationTitle="22,417"
          badges={<Badge tone="accent">Moderator</Badge>}
        >
          Last seen <Time dateTime="2026-11-21T12:00:00Z">12 minutes ago</Time>
        </UserCard>
        <p>Data engineer by day, terrace gardener at dawn.</p>
      </>
    ),
  },
  render: (args) => (
    <p style={{ minHeight: '14rem' }}>
      Asked by <HoverCard {...args} /> in spring.
    </p>
  ),
} satisfies Meta<typeof HoverCard>
export default meta
type Story = StoryObj<typeof meta>

const card = () => within(document.body).findByText('Data engineer by day, terrace gardener at dawn.')
const noCard = () =>
  expect(within(document.body).queryByText('Data engineer by day, terrace gardener at dawn.')).toBeNull()

export const OfAPerson: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Priya Raman' }))
    await expect(await card()).toBeVisible()
  },
}

/** The card opens on focus but takes no focus itself; all of its content is also on the linked page. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await card()).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Priya Raman' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(noCard)
  },
}

/** A tap follows the link at once, without showing a card. */
export const UnderAFinger: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Priya Raman' })
    await userEvent.pointer([{ keys: '[TouchA]', target: link }])
    await noCard()
  },
}

export const OfATag: Story = {
  args: {
    trigger: <Link href="/tags/seedlings">seedlings</Link>,
    children: (
      <>
        <span>
          <Tag name="seedlings" href="/tags/seedlings" />
        </span>
        <p>Young plants from the first leaves up to planting out.</p>
        <p>486 questions, 7 followers</p>
        <Button size="sm">Follow</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'seedlings' }))
    await expect(await within(document.body).findByRole('button', { name: 'Follow' })).toBeVisible()
  },
}
