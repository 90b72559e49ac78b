import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LogoutIcon, UserIcon } from '../index.ts'
import { DisclosureLink, DisclosureMenu } from './disclosure-menu.tsx'

const meta = {
  title: 'Actions/Disclosure menu',
  component: DisclosureMenu,
  args: {
    label: 'Account menu, Ada',
    face: <UserIcon />,
    children: (
      <>
        <DisclosureLink href="/users/ada" icon={<UserIcon />} current>
          Profile
        </DisclosureLink>
        <DisclosureLink href="/users/logout" icon={<LogoutIcon />}>
          Log out
        </DisclosureLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '10rem', width: 'fit-content', marginInlineStart: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DisclosureMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByTitle('Account menu, Ada'))
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible()
  },
}

export const Closes: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByTitle('Account menu, Ada')
    const menu = canvasElement.querySelector('details')
    await userEvent.click(button)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(menu).not.toHaveAttribute('open')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(document.body)
    await expect(menu).not.toHaveAttribute('open')
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('link', { name: 'Log out' }))
    await expect(menu).not.toHaveAttribute('open')
  },
}
