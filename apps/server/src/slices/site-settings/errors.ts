import { InvalidFields } from '../../platform/refusals/refusal.ts'

/** The language is not supported. */
export class LanguageNotFound extends InvalidFields {
  override name = 'LanguageNotFound'
  constructor() {
    const reason = 'error.lang.not_found'
    super([{ field: 'language', message: reason }], reason)
  }
}
