import type { ApiError } from '@quandary/api-client'

/** The part of a refusal that a form shows. */
export interface FormFailure {
  /** Messages by the field names of the API. */
  fields: Readonly<Record<string, string>>
  /** Message above the form. */
  message?: string
  /** The error itself, if no field caused it. Some forms show more of it than the message. */
  cause?: ApiError
}

/** The state of a form that has not been refused. */
export const noFailure: FormFailure = { fields: {} }
