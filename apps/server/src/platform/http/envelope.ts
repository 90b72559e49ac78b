import type { Language } from '../i18n/language.ts'
import type { Envelope, FieldError, FieldRefusal, Refusal, RefusalInit } from '../refusals/refusal.ts'
import { InvalidFields } from '../refusals/refusal.ts'

/** Translates a key of the server's catalogue; returns undefined for an unknown key. */
export type Translate = (language: Language, key: string, facts?: Record<string, string | number>) => string | undefined

/** Builds the envelope of a success. */
export function successEnvelope(data: unknown, language: Language, translate: Translate): Envelope {
  return { code: 200, reason: 'base.success', msg: sentence(language, 'base.success', {}, translate), data }
}

/** Builds the envelope of a refusal in the viewer's language. The only place where errors become text. */
export function refusalEnvelope(refusal: Refusal, language: Language, translate: Translate): Envelope {
  const { status, reason, facts = {}, fields } = refusal.init
  const list = fields?.map((field): FieldError => ({
    error_field: field.field,
    error_msg: fieldSentence(field, language, translate) ?? sentence(language, reason, {}, translate),
  }))
  const single = refusal instanceof InvalidFields && list?.length === 1 ? list[0]?.error_msg : undefined
  return {
    code: status,
    reason,
    msg: single ?? refusal.init.text?.(language) ?? sentence(language, reason, facts, translate),
    data: list ?? errorData(refusal.init),
  }
}

/** Builds the envelope of an unexpected error, which reveals nothing about its cause. */
export function failureEnvelope(language: Language, translate: Translate): Envelope {
  return { code: 500, reason: 'base.unknown', msg: sentence(language, 'base.unknown', {}, translate), data: null }
}

/** Returns the sentence of one field, with the field's translated name where it has one. */
function fieldSentence(refusal: FieldRefusal, language: Language, translate: Translate): string | undefined {
  const name = translate(language, `field.${refusal.field}`) ?? refusal.field
  return translate(language, refusal.message, { field: name, ...refusal.facts })
}

function errorData(init: RefusalInit): unknown {
  if (init.accountGate) return { type: init.accountGate }
  if (init.display) return { ...init.extra, err_type: init.display }
  return init.extra ?? null
}

function sentence(
  language: Language,
  reason: string,
  facts: Record<string, string | number>,
  translate: Translate,
): string {
  return translate(language, reason, facts) ?? reason
}
