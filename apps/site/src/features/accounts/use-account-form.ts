import type { ApiError } from '@quandary/api-client'
import { useState, type SubmitEvent } from 'react'
import { useForm } from '../../shell/use-form.ts'
import { useTypedEarly } from '../../shell/use-typed-early.ts'

type Answer<Data> = { data: Data; error?: never } | { data?: never; error: ApiError }

/** What a form of an account works with. */
export interface AccountFormOptions<Typed, Data> {
  /** What stands in the fields at first, by their names. */
  initial: Typed
  /** Sentences for what the page itself can tell is wrong, by field. */
  check: (typed: Typed) => Readonly<Record<string, string>>
  send: (typed: Typed) => Promise<Answer<Data>>
  /** Told when the form was taken. */
  done: (data: Data, typed: Typed) => void | Promise<void>
}

/** Keeps what is typed, checks it, sends it, and says what was refused. */
export function useAccountForm<Typed extends object, Data>(options: AccountFormOptions<Typed, Data>) {
  const { initial, check, send, done } = options
  const [typed, setTyped] = useState(initial)
  const { form, failure, busy, check: show, touched, send: exchange } = useForm()
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
export type ShownForm = Pick<ReturnType<typeof useAccountForm>, 'formRef' | 'failure' | 'busy' | 'onSubmit'>

/** Whether a mailed link was refused because it is used, replaced or too old. */
export function hasExpired(error: ApiError): boolean {
  return error.kind === 'forbidden' && error.type === 'url_expired'
}
