import type { ApiResult } from '@quandary/api-client'
import { focusFirstInvalid } from '@quandary/ui'
import { useContext, useEffect, useRef, useState } from 'react'
import { FailuresContext } from '../errors/failures-context.ts'
import { noFailure, type FormFailure } from './form-failure.ts'

/** Options for sending a form. */
interface SendOptions<Data> {
  /** The fields of the form, which decide where an error is shown. */
  draft?: object
  /** Called once the form was accepted; the form stays busy until the returned promise resolves. */
  done?: (data: Data) => void | Promise<void>
}

/**
 * Holds the errors of a form and whether it is being sent, for forms that hold their input themselves. Other forms use
 * {@link useForm}. A refusal focuses the first invalid field, or scrolls to its message, and preserves all input.
 *
 * @param refused errors from the server, if the form was submitted as a plain POST without scripts
 */
export function useSubmission(refused: FormFailure = noFailure) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(refused)
  // Focus moves once per refusal: an effect on the errors would also move it whenever typing clears one of them.
  const [refusals, setRefusals] = useState(refused === noFailure ? 0 : 1)
  const [busy, setBusy] = useState(false)
  // A ref, because a second click can come before the first one is rendered.
  const running = useRef(false)
  const { reportInForm } = useContext(FailuresContext)
  useEffect(() => {
    if (refusals === 0 || form.current === null || focusFirstInvalid(form.current)) return
    form.current.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [refusals])

  const refuse = (refusal: FormFailure) => {
    setFailure(refusal)
    setRefusals((before) => before + 1)
  }
  /** Shows errors before sending; returns true if there are none. */
  const check = (texts: Readonly<Record<string, string | undefined>>): boolean => {
    const fields = Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])))
    const fine = Object.keys(fields).length === 0
    if (fine) setFailure(noFailure)
    else refuse({ fields })
    return fine
  }
  /** Clears the error of a field when it changes. */
  const touched = (field: string) => {
    setFailure((before) => withoutField(before, field))
  }
  /** Sends the form, or shows why it was refused. Does nothing while it is being sent. */
  const send = async <Data>(call: () => Promise<ApiResult<Data>>, options: SendOptions<Data> = {}): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { data, error } = await call()
      if (error === undefined) await options.done?.(data)
      else refuse(reportInForm(error, options.draft))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { form, failure, busy, check, touched, send }
}

function withoutField(failure: FormFailure, field: string): FormFailure {
  if (failure.fields[field] === undefined) return failure
  return { fields: Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name !== field)) }
}
