import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/button.tsx'
import { DotsIcon, FlagIcon, PencilIcon, PinIcon, TrashIcon } from '../icon/action-icons.tsx'
import { AutoIcon, HistoryIcon, MoonIcon, SunIcon } from '../icon/status-icons.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './menu.tsx'

const onEdit = fn()
const onPin = fn()

function AnswerMenu(): ReactNode {
  return (
    <div style={{ minHeight: '16rem' }}>
      <Menu trigger={<IconButton label="More actions for this answer" icon={<DotsIcon />} />}>
        <MenuItem icon={<PencilIcon />} hint="E" onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuLink icon={<HistoryIcon />} href="/history">
          History
        </MenuLink>
        <MenuItem icon={<FlagIcon />} onSelect={fn()}>
          Flag…
        </MenuItem>
        <MenuItem icon={<PinIcon />} hint="staff" disabledReason="Only moderators pin." onSelect={onPin}>
          Pin
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<TrashIcon />} danger onSelect={fn()}>
          Delete…
        </MenuItem>
      </Menu>
    </div>
  )
}

const meta = {
  title: 'Actions/Menu',
  component: AnswerMenu,
  parameters: { properties: { Menu, MenuItem, MenuLink, MenuChoice, MenuLabel } },
} satisfies Meta<typeof AnswerMenu>
export default meta
type Story = StoryObj<typeof meta>

export const InsideItsLandmark: Story = {
  render: () => (
    <main>
      <AnswerMenu />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('main')).toContainElement(opened())
  },
}

const opened = () => within(document.body).getByRole('menu')

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(opened()).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  beforeEach: () => {
    onEdit.mockClear()
    onPin.mockClear()
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const item = (name: string) => within(opened()).getByRole('menuitem', { name: new RegExp(`^${name}`) })
    await waitFor(() => expect(document.activeElement).toBe(item('Edit')))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(item('Pin')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onPin).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(onEdit).toHaveBeenCalledOnce()
    await expect(within(document.body).queryByRole('menu')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(trigger))
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(within(document.body).queryByRole('menu')).toBeNull()
  },
}

function ThemeMenu(): ReactNode {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  const options = [
    { value: 'system', label: 'System', icon: <AutoIcon /> },
    { value: 'light', label: 'Light', icon: <SunIcon /> },
    { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
  ] as const
  return (
    <Menu trigger={<Button>Theme: {theme}</Button>}>
      <MenuLabel>Theme</MenuLabel>
      <MenuChoice value={theme} onChange={setTheme} options={options} />
    </Menu>
  )
}

export const Choice: Story = {
  render: () => <ThemeMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(within(opened()).getByRole('menuitemradio', { name: 'Dark' }))
    await expect(canvas.getByRole('button')).toHaveTextContent('Theme: dark')
  },
}
