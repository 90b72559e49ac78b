import type { ApiError } from '@quandary/api-client'
import { createContext } from 'react'

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

/** How the forms of an app present errors. Each app provides its own way around its screens. */
export const PresentFailureContext = createContext<PresentFailure>(() => noFailure)
