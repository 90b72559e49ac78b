import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: '14 Mar 2026 at 09:41', children: <Button>12 minutes ago</Button> },
} satisfies Meta<typeof Tooltip>
export default meta

export const OnFocus: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('14 Mar 2026 at 09:41')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('14 Mar 2026 at 09:41')
  },
}
