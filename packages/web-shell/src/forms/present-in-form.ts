import { fieldTexts } from './field-texts.ts'
import type { Failures } from '../errors/failures-context.ts'

/** Shows messages at the fields of the form, and every other error above it. */
export const presentInForm: Failures['reportInForm'] = (error, draft) => {
  const fields = fieldTexts(draft, error)
  return fields === undefined ? { fields: {}, message: error.message, cause: error } : { fields }
}
