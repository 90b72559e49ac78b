import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    label: 'About this tag',
    trigger: <Button>seed-starting</Button>,
    children: (
      <>
        <p>Sowing, germination and care of young plants up to planting out.</p>
        <Button size="sm">Follow</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta

export const Opens: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'seed-starting' })
    await userEvent.click(trigger)
    const panel = await within(document.body).findByRole('dialog', { name: 'About this tag' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  },
}
