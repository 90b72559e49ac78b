import type { Language } from '../i18n/language.ts'
import { fieldName, translate } from '../i18n/translate.ts'
import type { Envelope, FieldError, FieldRefusal, Refusal, RefusalInit } from '../refusals/refusal.ts'
import { InvalidFields } from '../refusals/refusal.ts'

/** Builds the envelope of a success. */
export function successEnvelope(data: unknown, language: Language): Envelope {
  return { code: 200, reason: 'base.success', msg: translate(language, 'base.success'), data }
}

/** Builds the envelope of a refusal in the viewer's language. The only place where errors become text. */
export function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const { status, reason, facts = {}, fields } = refusal.init
  const list = fields?.map((field): FieldError => ({
    error_field: field.field,
    error_msg: fieldSentence(field, language),
  }))
  const single = refusal instanceof InvalidFields && list?.length === 1 ? list[0]?.error_msg : undefined
  return {
    code: status,
    reason,
    msg: single ?? refusal.init.text?.(language) ?? translate(language, reason, facts),
    data: list ?? errorData(refusal.init),
  }
}

/** Builds the envelope of an unexpected error, which reveals nothing about its cause. */
export function failureEnvelope(language: Language): Envelope {
  return { code: 500, reason: 'base.unknown', msg: translate(language, 'base.unknown'), data: null }
}

/**
 * Returns the error message for a field. A message that names the field uses its translated name, or its API name if
 * there is no translation.
 */
function fieldSentence({ field, message, facts }: FieldRefusal, language: Language): string {
  return translate(language, message, { field: fieldName(field, language), ...facts })
}

function errorData(init: RefusalInit): unknown {
  if (init.accountGate) return { type: init.accountGate }
  if (init.display) return { ...init.extra, err_type: init.display }
  return init.extra ?? null
}
