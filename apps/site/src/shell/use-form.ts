import type { ApiError } from '@quandary/api-client'
import { focusFirstInvalid } from '@quandary/ui'
import { useEffect, useRef, useState } from 'react'
import { useFailures, type FormFailure } from './failures.tsx'

const nothing: FormFailure = { fields: {} }

/**
 * The state of a form: what is wrong with it, and whether it is being sent. After a refusal the first bad field gets
 * the focus; what was typed stays.
 *
 * @param refused what was wrong with the form when it came as a plain POST
 */
export function useForm(refused: FormFailure = nothing) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(refused)
  const [busy, setBusy] = useState(false)
  const { tellForm } = useFailures()
  useEffect(() => {
    if (failure !== nothing && form.current) focusFirstInvalid(form.current)
  }, [failure])

  /** Shows what is wrong before anything is sent; gives whether all is well. */
  const check = (fields: Readonly<Record<string, string>>): boolean => {
    const fine = Object.keys(fields).length === 0
    setFailure(fine ? nothing : { fields })
    return fine
  }
  /** Takes the problem of a field away when it changes. */
  const touched = (field: string) => {
    if (failure.fields[field] === undefined) return
    setFailure({ fields: Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name !== field)) })
  }
  /** Sends the form once; gives the data, or undefined after the refusal was shown. */
  const send = async <Data>(
    call: () => Promise<{ data: Data; error?: never } | { data?: never; error: ApiError }>,
  ): Promise<{ data: Data } | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (result.error === undefined) return { data: result.data }
    setFailure(tellForm(result.error))
    return undefined
  }
  return { form, failure, busy, check, touched, send }
}
