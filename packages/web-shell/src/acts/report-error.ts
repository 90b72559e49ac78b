import type { ApiError } from '@quandary/api-client'
import { createContext } from 'react'

/** How an app shows the error of an act that has no form. Each app provides its own way around its screens. */
export const ReportErrorContext = createContext<(error: ApiError) => void>((error) => {
  throw new Error(`Nothing around this screen shows errors: ${error.message}`)
})
