import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PlusIcon, SearchIcon } from '../icon/action-icons.tsx'
import { BellIcon, HomeIcon, UserIcon } from '../icon/status-icons.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { BottomNav } from './bottom-nav.tsx'

const meta = {
  title: 'Navigation/Bottom navigation',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    label: 'Bottom bar',
    items: [
      { label: 'Home', href: '/', icon: <HomeIcon size="lg" />, current: true },
      { label: 'Search', href: '/search', icon: <SearchIcon size="lg" /> },
      { label: 'Ask', href: '/questions/ask', icon: <PlusIcon size="lg" /> },
      { label: 'Inbox', href: '/inbox', icon: <BellIcon size="lg" />, count: 3, countLabel: '3 new' },
      { label: 'Me', href: '/users/ada', icon: <UserIcon size="lg" /> },
    ],
  },
} satisfies Meta<typeof BottomNav>
export default meta
type Story = StoryObj<typeof meta>

export const Members: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { hidden: true })
    await expect(links[3]).toHaveTextContent('Inbox, 3 new')
    await expect(links[0]).toHaveAttribute('aria-current', 'page')
  },
}

export const Guests: Story = { args: { items: meta.args.items.slice(0, 3) } }

export const StepsAsideForTheKeyboard: Story = {
  render: (args) => (
    <>
      <TextInput aria-label="Title" />
      <BottomNav {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
    await expect(canvasElement.querySelector('nav')).not.toBeVisible()
  },
}
