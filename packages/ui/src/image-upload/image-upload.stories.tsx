import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { ImageUpload, type ImageUploadProps, type UploadOutcome } from './image-upload.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 80'%3E%3Crect width='240' height='80' rx='12' fill='%230f766e'/%3E%3Ccircle cx='48' cy='40' r='24' fill='white'/%3E%3C/svg%3E"

const upload = fn<(file: File) => Promise<UploadOutcome>>()

function Example({
  start = '',
  error,
  ...props
}: Partial<ImageUploadProps> & { start?: string; error?: string }): ReactNode {
  const [value, setValue] = useState(start)
  return (
    <Field label="Logo" help="At least 48 pixels high." error={error}>
      <ImageUpload upload={upload} {...props} value={value} onChange={setValue} />
    </Field>
  )
}

const meta = {
  title: 'Forms/Image upload',
  component: Example,
  parameters: { properties: { ImageUpload } },
  beforeEach: () => {
    upload.mockReset()
    upload.mockResolvedValue({ address: picture })
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

/** Creates a photo of 40 × 20 pixels, red on the left, blue on the right. */
async function photo(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 20
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, 20, 20)
  context.fillStyle = 'blue'
  context.fillRect(20, 0, 20, 20)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('No picture')
  return new File([blob], 'beds.jpeg', { type: 'image/png' })
}

function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('No file input')
  return userEvent.upload(input, file)
}

export const Empty: Story = {}
export const Filled: Story = { args: { start: picture } }
export const Disabled: Story = { args: { start: picture, disabled: true } }
export const WithError: Story = {
  args: { error: 'Choose an image.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Logo Choose image…' })
    await expect(button).toHaveAccessibleDescription('Choose an image.')
  },
}

export const UploadsAndTakesAway: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await photo())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove image' }))
    await expect(canvas.getByRole('button', { name: /Choose image/ })).toBeVisible()
  },
}

export const TakesADroppedFile: Story = {
  play: async ({ canvas }) => {
    const data = new DataTransfer()
    data.items.add(await photo())
    const place = canvas.getByText('or drop it here')
    for (const type of ['dragover', 'drop']) {
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
    }
    await expect(await canvas.findByRole('button', { name: /Replace/ })).toBeVisible()
    await expect(upload).toHaveBeenCalledOnce()
  },
}

export const RefusesWhatIsNoImage: Story = {
  args: { maxMegabytes: 1 },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File([new Uint8Array(1_100_000)], 'x.png', { type: 'image/png' }))
    await expect(await canvas.findByText('Choose a file of at most 1 MB.')).toBeVisible()
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }))
    canvas.getByText('or drop it here').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }))
    await expect(await canvas.findByText('Choose a file of the type JPEG, PNG, WebP, GIF.')).toBeVisible()
    await expect(upload).not.toHaveBeenCalled()
  },
}

export const Uploading: Story = {
  args: { start: picture },
  play: async ({ canvas, canvasElement }) => {
    upload.mockReturnValue(new Promise(() => {}))
    await choose(canvasElement, await photo())
    const button = await canvas.findByRole('button', { name: 'Logo Uploading…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('button', { name: 'Remove image' })).toBeNull()
  },
}

export const SaysWhyItFailed: Story = {
  play: async ({ canvas, canvasElement }) => {
    upload.mockResolvedValueOnce({ problem: 'The disk is full.' })
    await choose(canvasElement, await photo())
    await expect(await canvas.findByText('The disk is full.')).toBeVisible()
    upload.mockRejectedValueOnce(new Error('offline'))
    await choose(canvasElement, await photo())
    await expect(await canvas.findByText('The image was not uploaded. Try again.')).toBeVisible()
  },
}

const dialog = () => within(document.body).findByRole('dialog', { name: 'Crop image' })

export const Crops: Story = {
  args: { crop: { aspect: 1, width: 10, round: true } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await photo())
    const window = within(await dialog())
    const use = window.getByRole('button', { name: 'Use image' })
    await waitFor(() => expect(use).toBeEnabled())
    const across = window.getByRole('slider', { name: 'Left and right' })
    await fireEvent.input(across, { target: { value: '1' } })
    await userEvent.click(use)
    await canvas.findByRole('button', { name: /Replace/ })
    const sent = upload.mock.lastCall?.[0]
    if (sent === undefined) throw new Error('Nothing was sent')
    await expect(sent.name).toBe('beds.png')
    const bitmap = await createImageBitmap(sent)
    await expect([bitmap.width, bitmap.height]).toEqual([10, 10])
    const drawn = document.createElement('canvas').getContext('2d')
    drawn?.drawImage(bitmap, 0, 0)
    await expect([...(drawn?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([0, 0, 255, 255])
  },
}

export const CropIsOpen: Story = {
  args: { crop: { aspect: 3, width: 300 } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo())
    await waitFor(async () => expect(within(await dialog()).getByRole('button', { name: 'Use image' })).toBeEnabled())
  },
}

export const CropNotRead: Story = {
  args: { crop: { aspect: 1, width: 10 } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['no image'], 'x.png', { type: 'image/png' }))
    await expect(await within(await dialog()).findByText(/not an image that can be read/)).toBeVisible()
  },
}
