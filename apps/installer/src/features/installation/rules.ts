import { isEmail, isPersonName, isWebAddress, lengthOf } from '@quandary/web-shell'
import type { Words } from '../../shell/language.tsx'

/** A rule says what is wrong with a text, or nothing. */
export type Rule = (text: string, t: Words) => string | undefined

/** Not empty and not white space alone. */
export function required(text: string, t: Words): string | undefined {
  return text.trim() === '' ? t('required') : undefined
}

/** @param max most characters */
export function atMost(max: number): Rule {
  return (text, t) => (lengthOf(text.trim()) > max ? t('invalid.too_long', { max }) : undefined)
}

/** A general e-mail address (product spec §5). */
export function email(text: string, t: Words): string | undefined {
  return isEmail(text.trim()) ? undefined : t('invalid.email')
}

/** An http or https address. */
export function siteUrl(text: string, t: Words): string | undefined {
  return isWebAddress(text.trim()) ? undefined : t('invalid.site_url')
}

/** The administrator's name (product spec §5, decision 6); capitals are kept for show. */
export function personName(text: string, t: Words): string | undefined {
  return isPersonName(text.trim()) ? undefined : t('invalid.name')
}

/** 8 to 32 characters without spaces (decision 3). */
export function password(text: string, t: Words): string | undefined {
  return lengthOf(text) >= 8 && lengthOf(text) <= 32 && !/\s/.test(text) ? undefined : t('invalid.password')
}

/** The complaint of the first rule that has one. */
export function check(text: string, t: Words, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const complaint = rule(text, t)
    if (complaint !== undefined) return complaint
  }
  return undefined
}
