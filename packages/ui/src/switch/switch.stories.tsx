import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

function Example({
  description,
  disabled,
  error,
}: {
  description?: string
  disabled?: boolean
  error?: string
}): ReactNode {
  const [checked, setChecked] = useState(false)
  return (
    <Switch
      label="Keyboard shortcuts"
      description={description}
      checked={checked}
      onChange={setChecked}
      disabled={disabled ?? false}
      error={error}
    />
  )
}

const meta = { title: 'Forms/Switch', component: Example, parameters: { properties: { Switch } } } satisfies Meta<
  typeof Example
>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = {
  args: { error: 'Tick this to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Tick this to go on.')
  },
}
export const Toggles: Story = {
  args: { description: 'Press ? to see them.' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Keyboard shortcuts' })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
  },
}
