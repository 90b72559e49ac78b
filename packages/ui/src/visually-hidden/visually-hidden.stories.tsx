import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Content/Visually hidden',
  component: VisuallyHidden,
  args: { children: ' votes' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const BesideANumber: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      24
      <VisuallyHidden {...args} />
    </p>
  ),
}
