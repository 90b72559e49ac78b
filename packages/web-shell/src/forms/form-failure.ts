import type { ApiError } from '@quandary/api-client'
import { createContext } from 'react'
import { fieldTexts } from './field-texts.ts'

/** The part of a refusal that a form shows. */
export interface FormFailure {
  /** Messages by the field names of the API. */
  fields: Readonly<Record<string, string>>
  /** Message above the form. */
  message?: string
  /** The refusal that no field caused, for forms that say more about it. */
  cause?: ApiError
}

/** The state of a form that was not refused. */
export const noFailure: FormFailure = { fields: {} }

/**
 * Returns what a form shows of an error, and presents the rest elsewhere.
 *
 * @param draft the fields of the form; undefined if it does not know them
 */
export type PresentFailure = (error: ApiError, draft: object | undefined) => FormFailure

/** Shows messages at the fields of the form, and every other error above it. */
function presentInForm(error: ApiError, draft: object | undefined): FormFailure {
  const fields = fieldTexts(draft, error)
  return fields === undefined ? { fields: {}, message: error.message, cause: error } : { fields }
}

/** How the forms of an app present errors; an app that has more places for them than its forms provides its own way. */
export const PresentFailureContext = createContext<PresentFailure>(presentInForm)
