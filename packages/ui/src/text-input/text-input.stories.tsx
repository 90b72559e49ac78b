import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea, TextInput } from './text-input.tsx'

const meta = {
  title: 'Forms/Text input',
  component: TextInput,
  args: { 'aria-label': 'Display name', defaultValue: 'Ruth Okafor' },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const Title: Story = { args: { size: 'title' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Area: Story = { render: () => <TextArea aria-label="About you" defaultValue="Data engineer by day." /> }
