import type { ApiError } from '@quandary/api-client'
import { focusFirstInvalid } from '@quandary/ui'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { fieldTexts, type FieldTexts } from './field-texts.ts'

/** What a {@link useForm} works with. */
export interface FormOptions<Draft> {
  initial: Draft
  /** What the page itself can tell is wrong; empty when nothing is. */
  validate: (draft: Draft) => FieldTexts<Draft>
  /** Sends the draft. Resolves to the error, or to nothing when it was taken. */
  submit: (draft: Draft) => Promise<ApiError | undefined>
  /** Told of a refusal for which no field is to blame. */
  onError?: (error: ApiError) => void
}

/** State of a form whose fields are named as on the wire. */
export interface Form<Draft> {
  draft: Draft
  errors: FieldTexts<Draft>
  /** Why the whole was refused, when no field is to blame. */
  failure: ApiError | undefined
  busy: boolean
  /** Changes a field and takes its error away. */
  set: <Name extends keyof Draft>(name: Name, value: Draft[Name]) => void
  /** Starts over with other values. */
  reset: (draft: Draft) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Checks, sends and reports a form; after a refusal focus goes to the first bad field. */
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
    flushSync(() => setErrors(wrong)) // Focus needs the marks in the page.
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
