import { Dialog } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitForCore } from './mounted.browser.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Around' })

describe('in a dialog, Escape', () => {
  beforeEach(async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    root.render(<Around />)
    await waitForCore()
  })

  it('closes the help alone', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Markdown help' }))
    const help = page.getByRole('region', { name: 'Writing in Markdown' })
    await userEvent.click(help.getByRole('link', { name: 'More about Markdown' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    await expect.element(dialog()).toBeVisible()
    // Moves the pointer off the button: otherwise Escape would close its tooltip first.
    await userEvent.click(dialog().getByRole('heading'))
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('closes the field of a description alone', async () => {
    await userEvent.click(page.getByRole('button', { name: '1 image has no description' }))
    const field = page.getByLabelText('What does a.png show?')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(dialog()).toBeVisible()
  })

  it('ends dragging alone', async () => {
    await userEvent.hover(page.getByText('first', { exact: true }))
    const handle = document.querySelector<HTMLElement>('.cm-handle')
    if (handle === null) throw new Error('The editor has no handle')
    await expect.element(page.elementLocator(handle)).toBeVisible()
    // Browsers refuse to capture a simulated pointer, so the capture is stubbed.
    handle.setPointerCapture = () => {}
    handle.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, bubbles: true }))
    expect(handle.dataset['dragged']).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(handle.dataset['dragged']).toBeUndefined()
    await expect.element(dialog()).toBeVisible()
  })
})

function Around(): ReactNode {
  const [isOpen, setOpen] = useState(true)
  const [value, setValue] = useState('first\n\nsecond\n\n![](/a.png)')
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Around">
      <MarkdownEditor label="Body" helpHref="#markdown" value={value} onChange={setValue} />
    </Dialog>
  )
}
