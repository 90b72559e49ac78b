import type { ApiResult } from '@quandary/api-client'
import { useState, type SubmitEvent } from 'react'
import type { FormFailure } from './form-failure.ts'
import { useAdoptEarlyInput } from './use-adopt-early-input.ts'
import { useSubmission } from './use-submission.ts'

/** Options of {@link useForm}. */
interface FormOptions<Draft, Data> {
  /** Initial values by field name of the API. */
  initial: Draft
  /** Errors from the server, if the form was submitted as a plain POST without scripts. */
  refused?: FormFailure
  /** Checks the draft in the browser; returns messages by field. */
  check: (draft: Draft) => Readonly<Record<string, string | undefined>>
  send: (draft: Draft) => Promise<ApiResult<Data>>
  /** Called once the form was accepted; the form stays busy until the returned promise resolves. */
  done: (data: Data, draft: Draft) => void | Promise<void>
}

/** Holds the state of a form: input, validation, sending and refusals. Only one submission runs at a time. */
export function useForm<Draft extends object, Data>(options: FormOptions<Draft, Data>) {
  const { initial, refused, check, send, done } = options
  const [draft, setDraft] = useState(initial)
  const { form, failure, busy, check: show, touched, send: exchange } = useSubmission(refused)
  useAdoptEarlyInput(form, initial, (early) => setDraft((before) => ({ ...before, ...early })))

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    for (const name of Object.keys(part)) touched(name)
  }
  const submit = async () => {
    if (busy || !show(check(draft))) return
    await exchange(() => send(draft), { draft, done: (data) => done(data, draft) })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return { formRef: form, draft, change, setDraft, failure, busy, submit: () => void submit(), onSubmit }
}

/** State of a form whose fields have the names of the API. */
export type Form<Draft extends object> = ReturnType<typeof useForm<Draft, unknown>>
