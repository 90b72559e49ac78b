import type { ApiError } from '@quandary/api-client'
import { focusFirstInvalid } from '@quandary/ui'
import { useEffect, useRef, useState } from 'react'
import { useFailures, type FormFailure } from './failures.tsx'

const nothing: FormFailure = { fields: {} }

/**
 * Holds the state of a form: its errors, and true while it is being sent. A refusal focuses the first invalid field and
 * preserves all input.
 *
 * @param refused errors of the form if it arrived as a plain POST
 */
export function useForm(refused: FormFailure = nothing) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(refused)
  // Focus moves once per refusal: an effect on the errors would also move it whenever typing clears one of them.
  const [refusals, setRefusals] = useState(refused === nothing ? 0 : 1)
  const [busy, setBusy] = useState(false)
  const { tellForm } = useFailures()
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current)
  }, [refusals])

  const refuse = (refusal: FormFailure) => {
    setFailure(refusal)
    setRefusals((before) => before + 1)
  }
  /** Shows errors before sending; returns true if there are none. */
  const check = (fields: Readonly<Record<string, string>>): boolean => {
    const fine = Object.keys(fields).length === 0
    if (fine) setFailure(nothing)
    else refuse({ fields })
    return fine
  }
  /** Clears the error of a field when it changes. */
  const touched = (field: string) => {
    setFailure((before) => withoutField(before, field))
  }
  /** Sends the form once; resolves to the data, or to undefined after showing a refusal. */
  const send = async <Data>(
    call: () => Promise<{ data: Data; error?: never } | { data?: never; error: ApiError }>,
  ): Promise<{ data: Data } | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (result.error === undefined) return { data: result.data }
    refuse(tellForm(result.error))
    return undefined
  }
  return { form, failure, busy, check, touched, send }
}

function withoutField(failure: FormFailure, field: string): FormFailure {
  if (failure.fields[field] === undefined) return failure
  return { fields: Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name !== field)) }
}
