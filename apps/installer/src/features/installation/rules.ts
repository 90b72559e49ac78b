import type { Words } from '../../shell/language.tsx'

/** A rule says what is wrong with a text, or nothing. */
export type Rule = (text: string, t: Words) => string | undefined

const EMAIL = /^[^\s@"<>()]+@[^\s@.]+(\.[^\s@.]+)*$/
const NAME = /^[a-z0-9 ._-]{2,30}$/i

/** Characters as people count them, as the limits of the wire do. */
function length(text: string): number {
  return [...text].length
}

/** Not empty and not white space alone. */
export function required(text: string, t: Words): string | undefined {
  return text.trim() === '' ? t('required') : undefined
}

/** @param max most characters */
export function atMost(max: number): Rule {
  return (text, t) => (length(text.trim()) > max ? t('invalid.too_long', { max }) : undefined)
}

/** A general e-mail address (product spec §5). */
export function email(text: string, t: Words): string | undefined {
  return EMAIL.test(text.trim()) ? undefined : t('invalid.email')
}

/** An http or https address. */
export function siteUrl(text: string, t: Words): string | undefined {
  const url = URL.parse(text.trim())
  return url && ['http:', 'https:'].includes(url.protocol) ? undefined : t('invalid.site_url')
}

/** The administrator's name (product spec §5, decision 6); capitals are kept for show. */
export function personName(text: string, t: Words): string | undefined {
  return NAME.test(text.trim()) ? undefined : t('invalid.name')
}

/** 8 to 32 characters without spaces (decision 3). */
export function password(text: string, t: Words): string | undefined {
  return length(text) >= 8 && length(text) <= 32 && !/\s/.test(text) ? undefined : t('invalid.password')
}

/** The complaint of the first rule that has one. */
export function check(text: string, t: Words, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const complaint = rule(text, t)
    if (complaint !== undefined) return complaint
  }
  return undefined
}
