import { Field } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FindPeople } from '../../mentions/mention-text.ts'
import { MentionField } from './mention-field.tsx'

function show(findPeople: FindPeople, onSubmit?: () => void) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  function Form(): ReactNode {
    const [value, setValue] = useState('')
    const people = [{ username: 'asker', name: 'Ann Asker' }]
    return (
      <Field label="Comment">
        <MentionField {...{ value, onChange: setValue, findPeople, people, ...(onSubmit ? { onSubmit } : {}) }} />
      </Field>
    )
  }
  flushSync(() => root.render(<Form />))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return page.getByRole('textbox', { name: 'Comment' })
}

it('offers participants at once and everybody else once they are found', async () => {
  const find = vi.fn<FindPeople>(async () => [{ username: 'ansel', name: 'Ansel' }])
  const text = show(find)
  await userEvent.click(text)
  await userEvent.keyboard('Ask @an')
  const list = page.getByRole('listbox', { name: 'People to mention' })
  await expect.element(list.getByRole('option', { name: 'Ann Asker @asker' })).toBeVisible()
  await expect.element(list.getByRole('option', { name: 'Ansel @ansel' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 people to mention. Arrow keys choose.')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(text).toHaveValue('Ask @ansel ')
  await expect.element(list).not.toBeInTheDocument()
})

it('closes on Escape, after which Tab moves on and Ctrl+Enter submits', async () => {
  const onSubmit = vi.fn()
  const text = show(() => Promise.reject(new Error('down')), onSubmit)
  await userEvent.click(text)
  await userEvent.keyboard('@an')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Tab}')
  await expect.element(text).not.toHaveFocus()
})
