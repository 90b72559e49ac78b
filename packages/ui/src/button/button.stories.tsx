import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BookmarkIcon, DotsIcon, PlusIcon, ShareIcon } from '../icon/action-icons.tsx'
import { BellIcon } from '../icon/status-icons.tsx'
import { Stack } from '../layout/layout.tsx'
import { Button, ButtonGroup, ButtonLink, IconButton, IconButtonLink } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Ask question', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary', icon: <PlusIcon /> } }
export const Secondary: Story = {}

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'quiet', 'danger', 'dangerQuiet'] as const).map((variant) => (
        <ButtonGroup key={variant}>
          <Button variant={variant}>Default</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} icon={<ShareIcon />}>
            With icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyText="Posting…">
            Post answer
          </Button>
          <Button variant={variant} busy>
            Post answer
          </Button>
        </ButtonGroup>
      ))}
      <ButtonGroup>
        <Button variant="primary" shortcut="Ctrl ↵">
          Post answer
        </Button>
        <Button variant="quiet" pressed icon={<BookmarkIcon />}>
          Bookmarked 9
        </Button>
        <ButtonLink href="/questions/ask" variant="primary" icon={<PlusIcon />} collapse="md">
          Ask question
        </ButtonLink>
        <IconButton label="More" icon={<DotsIcon />} variant="secondary" />
        <IconButton label="More, small" icon={<DotsIcon />} size="sm" />
        <IconButtonLink href="/inbox" label="Inbox, 3 new" icon={<BellIcon />} count={3} />
        <IconButtonLink href="/inbox" label="Inbox, 120 new" icon={<BellIcon />} count={120} />
      </ButtonGroup>
    </Stack>
  ),
}

export const NotAllowed: Story = {
  args: { disabledReason: 'Needs 125 reputation, you have 40' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Needs 125 reputation, you have 40')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyText: 'Posting…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Posting…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
