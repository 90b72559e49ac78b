import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = { title: 'Forms/Checkbox', component: Checkbox, args: { label: 'Weekly mail' } } satisfies Meta<
  typeof Checkbox
>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <Stack gap={2}>
      <Checkbox label="Weekly mail" description="Up to 50 questions, Mondays." defaultChecked />
      <Checkbox label="New followers" />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Set by the site" disabled defaultChecked />
      <Checkbox label="Terms" error="Needed to sign up." />
      <Checkbox aria-label="Select row" />
    </Stack>
  ),
}

export const Toggles: Story = {
  args: { description: 'Mondays.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /Weekly mail/ })
    await userEvent.click(canvas.getByText('Weekly mail'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
