import type { ApiError } from '@quandary/api-client'

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
