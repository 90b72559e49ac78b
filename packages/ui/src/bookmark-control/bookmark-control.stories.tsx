import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { BellIcon } from '../icon/status-icons.tsx'
import { BookmarkControl, CountedToggle, type CountedToggleProps } from './bookmark-control.tsx'

function Example({ disabledReason, start = false }: Partial<CountedToggleProps> & { start?: boolean }): ReactNode {
  const [pressed, setPressed] = useState(start)
  const count = pressed ? 8 : 7
  return (
    <BookmarkControl
      words={pressed ? 'Bookmarked' : 'Bookmark'}
      pressed={pressed}
      count={String(count)}
      countTitle={`${count} bookmarks`}
      onToggle={() => setPressed(!pressed)}
      disabledReason={disabledReason}
    />
  )
}

const meta = {
  title: 'Actions/Bookmark control',
  component: Example,
  parameters: { properties: { BookmarkControl, CountedToggle } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = { args: { start: true } }
export const NotAllowed: Story = {
  args: { disabledReason: 'Log in to bookmark' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveTextContent('7')
    await expect(button).toHaveAccessibleDescription('Log in to bookmark')
  },
}
export const Toggles: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const button = canvas.getByRole('button', { name: 'Bookmarked 8' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveAttribute('title', '8 bookmarks')
  },
}
export const Follow: Story = {
  render: () => <CountedToggle icon={<BellIcon />} words="Follow" pressed={false} onToggle={() => undefined} />,
}
