import type { ApiError } from '@quandary/api-client'
import { createContext } from 'react'
import type { FormFailure } from '../forms/form-failure.ts'

/** The app's ways to present errors of the API. */
export interface Failures {
  /** Presents the error of an act that has no form. */
  tell: (error: ApiError) => void
  /**
   * Returns what a form shows of an error, and presents the rest elsewhere.
   *
   * @param draft the fields of the form; undefined if it does not know them
   */
  tellForm: (error: ApiError, draft: object | undefined) => FormFailure
}

/** Each app provides its own way around its screens; nothing acts outside of that. */
export const FailuresContext = createContext({} as Failures)
