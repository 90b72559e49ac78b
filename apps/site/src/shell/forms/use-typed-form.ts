import type { ApiError } from '@quandary/api-client'
import { useState, type SubmitEvent } from 'react'
import type { FormFailure } from './failures.tsx'
import { useForm } from './use-form.ts'
import { useAdoptEarlyInput } from './use-adopt-early-input.ts'

type Answer<Data> = { data: Data; error?: never } | { data?: never; error: ApiError }

/** Options of {@link useTypedForm}. */
export interface TypedFormOptions<Typed, Data> {
  /** Initial values by field name. */
  initial: Typed
  /** Errors of the form if it arrived as a plain POST. */
  refused?: FormFailure
  /** Validates the input; returns messages by field. */
  check: (typed: Typed) => Readonly<Record<string, string>>
  send: (typed: Typed) => Promise<Answer<Data>>
  /** Called once the form was accepted. */
  done: (data: Data, typed: Typed) => void | Promise<void>
}

/** Holds the state of a form of text fields: input, validation, sending and refusals. */
export function useTypedForm<Typed extends object, Data>(options: TypedFormOptions<Typed, Data>) {
  const { initial, refused, check, send, done } = options
  const [typed, setTyped] = useState(initial)
  const { form, failure, busy, check: show, touched, send: exchange } = useForm(refused)
  useAdoptEarlyInput(form, initial, (early) => setTyped((before) => ({ ...before, ...early })))

  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    for (const name of Object.keys(part)) touched(name)
  }
  const submit = async () => {
    if (busy || !show(check(typed))) return
    const taken = await exchange(() => send(typed))
    if (taken) await done(taken.data, typed)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return { formRef: form, typed, change, setTyped, failure, busy, submit: () => void submit(), onSubmit }
}

/** The part of a form's state that all forms render alike. */
export type ShownForm = Pick<ReturnType<typeof useTypedForm>, 'formRef' | 'failure' | 'busy' | 'onSubmit'>
