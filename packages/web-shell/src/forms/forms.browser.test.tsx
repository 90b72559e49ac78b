import type { ApiError, ApiResult } from '@quandary/api-client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FailuresContext } from '../errors/failures-context.ts'
import { useForm } from './use-form.ts'

interface Draft {
  name: string
}

interface NameFormProps {
  send: (draft: Draft) => Promise<ApiResult<string>>
  done: (data: string) => void | Promise<void>
}

function NameForm({ send, done }: NameFormProps): ReactNode {
  const { formRef, draft, change, failure, busy, submit, onSubmit } = useForm<Draft, string>({
    initial: { name: '' },
    check: ({ name }) => (name === '' ? { name: 'Enter a name.' } : {}),
    send,
    done,
  })
  const error = failure.fields['name']
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate>
      <input
        aria-label="Name"
        aria-invalid={error !== undefined}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      {error}
      <button type="submit" aria-busy={busy}>
        Save
      </button>
      <button type="button" onClick={() => [submit(), submit()]}>
        Save twice
      </button>
    </form>
  )
}

const refusal: ApiError = { kind: 'offline', status: 0, reason: '', message: 'No connection', cause: null }

/** Shows a form whose calls are answered by the test. */
function open(done: NameFormProps['done'] = () => undefined) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const calls: { draft: Draft; resolve: (result: ApiResult<string>) => void; reject: (error: Error) => void }[] = []
  const send = (draft: Draft) =>
    new Promise<ApiResult<string>>((resolve, reject) => {
      calls.push({ draft, resolve, reject })
    })
  const reportInForm = ({ message }: ApiError) => ({ fields: { name: message } })
  flushSync(() =>
    root.render(
      <FailuresContext value={{ report: () => undefined, reportInForm }}>
        <NameForm send={send} done={done} />
      </FailuresContext>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return calls
}

const field = page.getByRole('textbox', { name: 'Name' })
const save = page.getByRole('button', { name: 'Save', exact: true })

it('a form is busy until what follows its acceptance has ended, and is sent once', async () => {
  const following = Promise.withResolvers<void>()
  const calls = open(() => following.promise)
  await userEvent.fill(field, 'Ada')
  await userEvent.click(page.getByRole('button', { name: 'Save twice' }))
  expect(calls.map(({ draft }) => draft)).toEqual([{ name: 'Ada' }])
  calls[0]?.resolve({ data: 'saved' })
  await userEvent.click(save)
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  expect(calls).toHaveLength(1)
  following.resolve()
  await expect.element(save).toHaveAttribute('aria-busy', 'false')
  await userEvent.click(save)
  expect(calls).toHaveLength(2)
})

it('a form whose call fails unexpectedly can be sent again', async () => {
  const unhandled: unknown[] = []
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    // Otherwise Vitest would report it as a failure of the test.
    event.stopImmediatePropagation()
    unhandled.push(event.reason)
  }
  window.addEventListener('unhandledrejection', note, { capture: true })
  onTestFinished(() => window.removeEventListener('unhandledrejection', note, { capture: true }))
  const calls = open()
  await userEvent.fill(field, 'Ada')
  await userEvent.click(save)
  const error = new Error('The module did not load.')
  calls[0]?.reject(error)
  await expect.element(save).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => unhandled).toEqual([error])
  await userEvent.click(save)
  expect(calls).toHaveLength(2)
})

it('a refusal keeps what was typed, focuses the field and ends when the field changes', async () => {
  const calls = open()
  await userEvent.click(save)
  await expect.element(field).toHaveFocus()
  expect(calls).toEqual([])
  await userEvent.fill(field, 'Ada')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  await userEvent.click(save)
  calls[0]?.resolve({ error: refusal })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Ada')
  await expect.element(save).toHaveAttribute('aria-busy', 'false')
})
