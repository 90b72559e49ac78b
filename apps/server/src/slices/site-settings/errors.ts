import { InvalidFields } from '../../platform/http/refusal.ts'

/** The site does not speak the language. */
export class LanguageNotFound extends InvalidFields {
  override name = 'LanguageNotFound'
  constructor() {
    const reason = 'error.lang.not_found'
    super([{ field: 'language', message: reason }], reason)
  }
}
