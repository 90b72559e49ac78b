import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  args: { text: 'https://example.org/q/1' },
} satisfies Meta<typeof CopyButton>
export default meta

export const Copies: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(written).toHaveBeenCalledWith('https://example.org/q/1')
    await expect(canvas.getAllByText('Copied')).toHaveLength(2)
  },
}

export const Refused: StoryObj<typeof meta> = {
  args: { label: 'Copy link' },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('button', { name: 'Not copied' })).toBeVisible()
    await expect(canvas.getAllByText('Not copied')).toHaveLength(2)
  },
}
