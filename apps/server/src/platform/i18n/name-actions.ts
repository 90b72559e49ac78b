import type { Schemas } from '@quandary/api-client'
import type { OfferedAction } from '@quandary/guards'
import type { Language } from '@quandary/i18n'
import { translate } from './translate.ts'

/** Gives offered actions their names in the reader's language, as `member_actions` carry them. */
export function nameActions(offered: readonly OfferedAction[], language: Language): Schemas['MemberAction'][] {
  return offered.map(({ action, type }) => ({
    action,
    name: translate(language, `action.${action}`) ?? action,
    type,
  }))
}
