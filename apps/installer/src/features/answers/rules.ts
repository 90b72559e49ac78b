import { isDisplayName, readSiteAddress } from '@quandary/guards'
import { isEmail, lengthOf } from '@quandary/web-shell'
import type { Words } from '../../shell/language.tsx'

/** Returns the error in a text, or undefined. */
export type Rule = (text: string, t: Words) => string | undefined

/** Rejects empty and blank texts. */
export function required(text: string, t: Words): string | undefined {
  return text.trim() === '' ? t('required') : undefined
}

/** @param max maximum number of characters */
export function atMost(max: number): Rule {
  return (text, t) => (lengthOf(text.trim()) > max ? t('invalid.too_long', { max }) : undefined)
}

/** Rejects anything but 2 to 128 characters, as the back office does. */
export function siteName(text: string, t: Words): string | undefined {
  const length = lengthOf(text.trim())
  return length >= 2 && length <= 128 ? undefined : t('invalid.site_name')
}

/** Rejects anything but an email address. */
export function email(text: string, t: Words): string | undefined {
  return isEmail(text.trim()) ? undefined : t('invalid.email')
}

const ADDRESS_PROBLEMS = {
  no_address: 'invalid.site_url',
  bad_path: 'invalid.site_path',
  own_name: 'invalid.site_path_taken',
} as const

/** Rejects anything but an http or https address of a host, with an optional path that is not a page of the site. */
export function siteUrl(text: string, t: Words): string | undefined {
  const read = readSiteAddress(text)
  return 'problem' in read ? t(ADDRESS_PROBLEMS[read.problem]) : undefined
}

/** Rejects anything but a valid name (`docs/spec/domain.md#names`); capitals are preserved for display. */
export function personName(text: string, t: Words): string | undefined {
  return isDisplayName(text) ? undefined : t('invalid.name')
}

/** Rejects anything but 8 to 32 characters without spaces (`docs/spec/decisions.md#d3`). */
export function password(text: string, t: Words): string | undefined {
  return lengthOf(text) >= 8 && lengthOf(text) <= 32 && !/\s/.test(text) ? undefined : t('invalid.password')
}

/** Returns the error of the first rule that reports one. */
export function check(text: string, t: Words, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const complaint = rule(text, t)
    if (complaint !== undefined) return complaint
  }
  return undefined
}
