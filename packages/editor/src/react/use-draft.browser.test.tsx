import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { StrictMode, useState, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDraft } from './use-draft.ts'

const KEY = 'use-draft-test'
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function Form(): ReactNode {
  const [text, setText] = useState('')
  const draft = useDraft({ key: KEY, content: text, isContent: isText, restore: setText })
  return (
    <>
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      {draft.restoredFrom === undefined ? null : <p>Restored</p>}
      <button type="button" onClick={() => draft.end(text)}>
        Sent
      </button>
    </>
  )
}

function show() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <StrictMode>
        <Form />
      </StrictMode>,
    ),
  )
  const leave = () => {
    root.unmount()
    place.remove()
  }
  onTestFinished(() => {
    leave()
    localStorage.removeItem(KEY)
  })
  return leave
}

it('stores a text when its form unmounts, restores it once, and ends it when it was sent', async () => {
  const leave = show()
  await userEvent.fill(page.getByRole('textbox'), 'Half a thought')
  leave()
  const leaveAgain = show()
  await expect.element(page.getByRole('textbox')).toHaveValue('Half a thought')
  await expect.element(page.getByText('Restored')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Sent' }))
  await expect.element(page.getByText('Restored')).not.toBeInTheDocument()
  leaveAgain()
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('stores a text at once when the page is left', async () => {
  show()
  await userEvent.fill(page.getByRole('textbox'), 'Off I go')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(localStorage.getItem(KEY)).toContain('Off I go')
})
