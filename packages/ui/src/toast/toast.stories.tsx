import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, ButtonGroup } from '../button/button.tsx'
import { actionWithKey } from './action-with-key.tsx'
import { ToastProvider, useToast } from './toast.tsx'

const onUndo = fn()

function Triggers(): ReactNode {
  const toast = useToast()
  const failed = { text: 'Your vote did not arrive. It has been taken back.', tone: 'error' as const }
  return (
    <div style={{ minHeight: '20rem' }}>
      <ButtonGroup>
        <Button onClick={() => toast.show({ text: 'Link copied' })}>Copy</Button>
        <Button
          onClick={() => toast.show({ text: 'Question bookmarked', action: { label: 'Undo', onSelect: onUndo } })}
        >
          Bookmark
        </Button>
        <Button
          onClick={() =>
            toast.show({ text: 'Question closed', action: actionWithKey({ label: 'Undo', onSelect: onUndo }) })
          }
        >
          Close
        </Button>
        <Button onClick={() => toast.show(failed)}>Vote</Button>
        <Button onClick={() => toast.show({ text: 'Question followed' })}>Follow</Button>
      </ButtonGroup>
    </div>
  )
}

const meta = {
  title: 'Feedback/Toast',
  component: Triggers,
  parameters: { properties: { ToastProvider } },
} satisfies Meta<typeof Triggers>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Copy', 'Bookmark', 'Vote']) await userEvent.click(canvas.getByRole('button', { name }))
    const region = within(canvas.getByRole('region', { name: 'Notifications' }))
    await expect(region.getByRole('status')).toHaveTextContent('Link copied')
    await expect(region.getByRole('status')).toHaveTextContent('Question bookmarked')
    await expect(region.getByRole('alert')).toHaveTextContent('Your vote did not arrive')
  },
}

export const AtMostThree: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Copy', 'Bookmark', 'Vote', 'Follow'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3)
    await expect(canvas.queryByText('Link copied')).toBeNull()
  },
}

export const TheSameOnlyOnce: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Vote', 'Copy', 'Vote']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
    await expect(canvas.getAllByText(/did not arrive/)).toHaveLength(1)
  },
}

export const RunsItsActionAndDismisses: Story = {
  beforeEach: () => {
    onUndo.mockClear()
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Question bookmarked')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByText(/did not arrive/)).toBeNull()
  },
}

export const ReachedByKey: Story = {
  beforeEach: () => {
    onUndo.mockClear()
  },
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Close' })
    close.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{F6}{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Question closed')).toBeNull()
    await expect(close).toHaveFocus()
  },
}
