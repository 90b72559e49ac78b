import type { ApiError } from '@quandary/api-client'
import { createContext } from 'react'
import type { FormFailure } from '../forms/form-failure.ts'

/** Functions with which the app shows errors of API calls. */
export interface Failures {
  /** Shows the error of an action without a form. */
  report: (error: ApiError) => void
  /**
   * Returns the part of an error that a form shows, and shows the rest elsewhere.
   *
   * @param draft the fields of the form; undefined if the form does not know its fields
   */
  reportInForm: (error: ApiError, draft: object | undefined) => FormFailure
}

/** The default is never used: each app wraps its screens in a provider. */
export const FailuresContext = createContext({} as Failures)
