import type { LanguageOption } from '@quandary/i18n'

/** The API's value for following the site's language. */
export const SITE_LANGUAGE = 'Default'

/** A colour scheme; `default` follows the site. */
export type Scheme = 'default' | 'light' | 'dark' | 'system'

const schemes: readonly Scheme[] = ['default', 'light', 'dark', 'system']

/** Parses an account's colour scheme; unknown values follow the site. */
export function schemeOf(text: string): Scheme {
  return schemes.find((scheme) => scheme === text) ?? 'default'
}

/** Parses an account's language. Languages that are not offered become {@link SITE_LANGUAGE}. */
export function languageOf(text: string, offered: readonly LanguageOption[]): string {
  return offered.some(({ code }) => code === text) ? text : SITE_LANGUAGE
}
