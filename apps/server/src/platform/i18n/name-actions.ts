import type { Schemas } from '@quandary/api-client'
import type { OfferedAction } from '@quandary/guards'
import type { Language } from './language.ts'
import { translate } from './translate.ts'

/**
 * Names the offered actions in the viewer's language, as `member_actions` lists them
 * (docs/spec/contract.md#member-actions).
 */
export function nameActions(offered: readonly OfferedAction[], language: Language): Schemas['MemberAction'][] {
  return offered.map(({ action, type }) => ({
    action,
    name: translate(language, `action.${action}`),
    type,
  }))
}
