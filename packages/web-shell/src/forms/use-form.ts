import type { ApiError } from '@quandary/api-client'
import { focusFirstInvalid } from '@quandary/ui'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { fieldTexts, type FieldTexts } from './field-texts.ts'

/** Options of {@link useForm}. */
export interface FormOptions<Draft> {
  initial: Draft
  /** Checks the draft in the browser; returns an empty object if it is valid. */
  validate: (draft: Draft) => FieldTexts<Draft>
  /** Sends the draft. Resolves to the error, or to undefined on success. */
  submit: (draft: Draft) => Promise<ApiError | undefined>
  /** Called on a refusal that no field caused. */
  onError?: (error: ApiError) => void
}

/** State of a form whose fields have the names of the API. */
export interface Form<Draft> {
  draft: Draft
  errors: FieldTexts<Draft>
  /** The error of a refusal that no field caused. */
  failure: ApiError | undefined
  busy: boolean
  /** Changes a field and clears its error. */
  set: <Name extends keyof Draft>(name: Name, value: Draft[Name]) => void
  /** Replaces the draft and clears all errors. */
  reset: (draft: Draft) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Validates and submits a form and shows its errors. After a refusal focus moves to the first invalid field. */
export function useForm<Draft extends object>(options: FormOptions<Draft>): Form<Draft> {
  const { initial, validate, submit, onError } = options
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<FieldTexts<Draft>>({})
  const [failure, setFailure] = useState<ApiError>()
  const [busy, setBusy] = useState(false)

  async function send(form: HTMLFormElement): Promise<void> {
    const wrong = validate(draft)
    if (Object.values(wrong).some(Boolean)) return refuse(form, wrong)
    setErrors({})
    setFailure(undefined)
    const error = await submit(draft)
    const fields = fieldTexts(draft, error)
    if (fields) return refuse(form, fields)
    setFailure(error)
    if (error) onError?.(error)
  }

  function refuse(form: HTMLFormElement, wrong: FieldTexts<Draft>): void {
    flushSync(() => setErrors(wrong)) // Focus needs the marks in the DOM.
    focusFirstInvalid(form)
  }

  return {
    draft,
    errors,
    failure,
    busy,
    set: (name, value) => {
      setDraft((before) => ({ ...before, [name]: value }))
      setErrors((before) => ({ ...before, [name]: undefined }))
    },
    reset: (fresh) => {
      setDraft(fresh)
      setErrors({})
      setFailure(undefined)
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (busy) return
      setBusy(true)
      void send(event.currentTarget).finally(() => setBusy(false))
    },
  }
}
