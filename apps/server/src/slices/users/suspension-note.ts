import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { User } from './user.ts'

/** A suspension ending in or after this year is shown as permanent. */
const FOREVER = Date.UTC(2099, 0, 1)

/**
 * Describes until when and why a user is suspended.
 * @param messageGroup `own_status` for the user themselves, `user_status` for others
 */
export function suspensionNote(
  { suspended_until: until, suspension_reason: reason }: Pick<User, 'suspended_until' | 'suspension_reason'>,
  messageGroup: 'own_status' | 'user_status',
  language: Language,
): string {
  const message =
    until === null || until >= FOREVER
      ? translate(language, `${messageGroup}.suspended_forever`)
      : translate(language, `${messageGroup}.suspended_until`, { until: dateIn(language, until) })
  if (reason === '') return message
  return translate(language, 'user_status.suspended_because', { message, reason })
}

/** Formats a date as `December 6, 2026`, in the given language. */
function dateIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
