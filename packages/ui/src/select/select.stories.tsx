import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    'aria-label': 'Order',
    options: [
      { value: 'score', label: 'Score' },
      { value: 'newest', label: 'Newest' },
      { value: 'oldest', label: 'Oldest', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

export const Wide: StoryObj<typeof meta> = {}
export const Fit: StoryObj<typeof meta> = { args: { fit: true } }
export const Disabled: StoryObj<typeof meta> = { args: { disabled: true } }

export const WithError: StoryObj<typeof meta> = {
  render: ({ options }) => (
    <Field label="Order" error="Choose one of the list.">
      <Select {...(options === undefined ? {} : { options })} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Order' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose one of the list.')
    await userEvent.selectOptions(select, 'newest')
    await expect(select).toHaveValue('newest')
  },
}
