import { fieldTexts } from './field-texts.ts'
import type { PresentFailure } from './form-failure.ts'

/** Shows messages at the fields of the form, and every other error above it. */
export const presentInForm: PresentFailure = (error, draft) => {
  const fields = fieldTexts(draft, error)
  return fields === undefined ? { fields: {}, message: error.message, cause: error } : { fields }
}
