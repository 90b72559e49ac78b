import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'

const onConfirm = fn()

function CloseQuestion(): ReactNode {
  const [open, setOpen] = useState(false)
  const footer = (
    <>
      <Button onClick={() => setOpen(false)}>Cancel</Button>
      <Button variant="primary">Close question</Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Close question…</Button>}
      title="Close question"
      description="New answers are turned off. People can still read, vote and comment."
      footer={footer}
    >
      <Field label="What is missing?">
        <TextInput />
      </Field>
    </Dialog>
  )
}

function DeleteAnswer({ busy = false }: { busy?: boolean }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Delete…</Button>}
      title="Delete answer"
      description="It disappears for everybody but you and moderators. You can undelete it."
      confirmLabel="Delete answer"
      onConfirm={onConfirm}
      danger
      busy={busy}
      busyText="Deleting…"
    />
  )
}

/** A dialog that opens when state changes, without a trigger, as when an action requires signing in. */
function OpenedByState(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vote</Button>
      {open ? <Dialog open onOpenChange={setOpen} title="Log in to continue" /> : null}
    </>
  )
}

const meta = {
  title: 'Feedback/Dialog',
  component: CloseQuestion,
  parameters: { properties: { Dialog, ConfirmDialog } },
} satisfies Meta<typeof CloseQuestion>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const HoldsFocus: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const dialog = await page.findByRole('dialog', { name: 'Close question' })
    await expect(dialog).toHaveAccessibleDescription(/New answers are turned off/)
    await waitFor(() => expect(page.getByRole('textbox', { name: 'What is missing?' })).toHaveFocus())
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  },
}

export const GivesFocusBackWithoutTrigger: Story = {
  render: () => <OpenedByState />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await page.findByRole('dialog', { name: 'Log in to continue' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await page.findByRole('dialog')).toBeVisible()
  },
}

export const Confirm: Story = {
  render: () => <DeleteAnswer />,
  beforeEach: () => {
    onConfirm.mockClear()
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(await page.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Delete answer' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

export const Busy: Story = {
  render: () => <DeleteAnswer busy />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await page.findByRole('button', { name: 'Deleting…' })).toHaveAttribute('aria-busy', 'true')
  },
}
