import type { Meta, StoryObj } from '@storybook/react-vite'
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
