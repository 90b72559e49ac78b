import type { ApiError } from '@quandary/api-client'
import { useState, type SubmitEvent } from 'react'
import type { FormFailure } from './failures.tsx'
import { useForm } from './use-form.ts'
import { useTypedEarly } from './use-typed-early.ts'

type Answer<Data> = { data: Data; error?: never } | { data?: never; error: ApiError }

/** What a form of texts works with. */
export interface TypedFormOptions<Typed, Data> {
  /** What stands in the fields at first, by their names. */
  initial: Typed
  /** What was wrong with the form when it came as a plain POST. */
  refused?: FormFailure
  /** Sentences for what the page itself can tell is wrong, by field. */
  check: (typed: Typed) => Readonly<Record<string, string>>
  send: (typed: Typed) => Promise<Answer<Data>>
  /** Told when the form was taken. */
  done: (data: Data, typed: Typed) => void | Promise<void>
}

/** A form whose fields are texts: keeps what is typed, checks it, sends it, and says what was refused. */
export function useTypedForm<Typed extends object, Data>(options: TypedFormOptions<Typed, Data>) {
  const { initial, refused, check, send, done } = options
  const [typed, setTyped] = useState(initial)
  const { form, failure, busy, check: show, touched, send: exchange } = useForm(refused)
  useTypedEarly(form, initial, (early) => setTyped((before) => ({ ...before, ...early })))

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

/** The part of a form's state that every form shows alike. */
export type ShownForm = Pick<ReturnType<typeof useTypedForm>, 'formRef' | 'failure' | 'busy' | 'onSubmit'>
