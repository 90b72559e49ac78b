import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { VoteControl } from './vote-control.tsx'

const meta = {
  title: 'Actions/Vote control',
  component: VoteControl,
  args: { label: 'Score of this answer', score: 24, vote: null, onVote: fn(), upTitle: 'This answer is useful' },
} satisfies Meta<typeof VoteControl>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vote up' }))
    await expect(args.onVote).toHaveBeenCalledWith('up')
  },
}
export const Up: Story = { args: { score: 25, vote: 'up' } }
export const Down: Story = { args: { score: '−3', vote: 'down' } }
export const NotAllowed: Story = {
  args: { downDisabledReason: 'Needs 125 reputation, you have 40' },
  play: async ({ canvas, args }) => {
    const down = canvas.getByRole('button', { name: 'Vote down. Needs 125 reputation, you have 40' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVote).not.toHaveBeenCalledWith('down')
    await expect(down).toHaveFocus()
  },
}
export const OwnPost: Story = {
  args: {
    score: 7,
    upDisabledReason: 'You can’t vote for your own post.',
    downDisabledReason: 'You can’t vote for your own post.',
  },
}
