import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

type Engine = 'sqlite' | 'postgres' | 'mysql'

const options = [
  { value: 'sqlite', label: 'SQLite', description: 'One file, no server' },
  { value: 'postgres', label: 'PostgreSQL', description: '15 or newer' },
  { value: 'mysql', label: 'MySQL', description: 'Or MariaDB 10.11' },
] as const

function Example(props: Partial<RadioGroupProps<Engine>>): ReactNode {
  const [value, setValue] = useState<Engine>('postgres')
  return <RadioGroup legend="Engine" options={options} {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Forms/Radio group',
  component: Example,
  parameters: { properties: { RadioGroup } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Stack: Story = {}
export const Row: Story = { args: { layout: 'row' } }
export const List: Story = { args: { layout: 'list' } }
export const WithError: Story = { args: { error: 'Choose one.' } }
export const Disabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'mysql' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /MySQL/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /PostgreSQL/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /SQLite/ })).toBeChecked()
  },
}
export const Cards: Story = {
  args: { layout: 'cards', help: 'It can be moved later.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PostgreSQL/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /MySQL/ })).toBeChecked()
  },
}
