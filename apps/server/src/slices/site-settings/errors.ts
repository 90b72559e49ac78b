import { defineInvalidFields } from '../../platform/refusals/define-refusals.ts'

export const { LanguageNotFound } = defineInvalidFields({
  /** The language is not supported. */
  LanguageNotFound: { field: 'language', message: 'error.lang.not_found', reason: 'error.lang.not_found' },
})
