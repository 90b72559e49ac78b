import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileButton } from './file-button.tsx'

const meta = {
  title: 'Actions/FileButton',
  component: FileButton,
  args: { children: 'Upload a picture', accept: 'image/png,image/jpeg', onFile: fn() },
} satisfies Meta<typeof FileButton>
export default meta

export const Resting: StoryObj<typeof meta> = {}
export const Busy: StoryObj<typeof meta> = { args: { busy: true, busyText: 'Uploading…' } }
export const Unavailable: StoryObj<typeof meta> = {
  args: { disabledReason: 'This site does not let members change it.' },
}

export const ChoosesTheSameFileTwice: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (input === null) throw new Error('No input')
    const file = new File(['x'], 'leaf.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
}
