import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button, IconButton } from '../button/button.tsx'
import { BookmarkIcon } from '../icon/action-icons.tsx'
import { VoteControl } from '../vote-control/vote-control.tsx'
import { DisabledReason } from './disabled-reason.tsx'

const WHY = 'Needs 15 reputation, you have 1'

const meta = {
  title: 'Feedback/Disabled reason',
  component: DisabledReason,
  args: { children: WHY },
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', paddingBottom: '3rem' }}>
      <VoteControl
        label="Score"
        score="3"
        vote={null}
        onVote={() => undefined}
        upDisabledReason={WHY}
        downDisabledReason={WHY}
      />
      <Button disabledReason={WHY}>Post</Button>
      <IconButton label="Bookmark" icon={<BookmarkIcon />} disabledReason={WHY} />
    </div>
  ),
} satisfies Meta<typeof DisabledReason>
export default meta
type Story = StoryObj<typeof meta>

const shown = (button: HTMLElement) =>
  [...button.querySelectorAll('span')].some((one) => one.textContent === WHY && one.offsetHeight > 1)

export const OnClick: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button)
      await userEvent.unhover(button)
      await expect(shown(button)).toBe(true)
    }
  },
}

export const OnFocusAndEnter: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveFocus()
      await expect(shown(button)).toBe(true)
    }
  },
}
