import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx'

const options = [
  { value: 'inbox', label: 'Answers and comments' },
  { value: 'votes', label: 'Votes', description: 'At most one mail a day.' },
  { value: 'news', label: 'News', disabled: true },
]

function Example(props: Partial<CheckboxGroupProps>): ReactNode {
  const [value, setValue] = useState<string[]>(['votes'])
  return <CheckboxGroup legend="Mail me about" options={options} {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Forms/Checkbox group',
  component: Example,
  parameters: { properties: { CheckboxGroup } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const WithHelp: Story = { args: { help: 'Every mail has a link that ends it.' } }
export const WithError: Story = { args: { error: 'Choose one.' } }
export const Ticks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mail me about' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Answers and comments' }))
    await expect(canvas.getByRole('checkbox', { name: 'Answers and comments' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Votes/ }))
    await expect(canvas.getByRole('checkbox', { name: /Votes/ })).not.toBeChecked()
  },
}
