import { hasPermission, isPermissionKey, requiredRank } from '@quandary/guards'
import type { OperationQuery, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { readPrivileges } from '../site-settings/index.ts'

/**
 * Reports for each requested permission whether the viewer has it, and otherwise what is missing. Unknown names count
 * as not granted.
 * @param asked.action comma-separated names; used instead of the list `actions` unless empty
 */
export async function checkPermissions(
  ctx: AppContext,
  viewer: Viewer,
  asked: OperationQuery<'checkPermissions'>,
  language: Language,
): Promise<Record<string, Schemas['PermissionCheck']>> {
  const privileges = await readPrivileges(ctx)
  const check = (name: string): Schemas['PermissionCheck'] => {
    if (isPermissionKey(name) && hasPermission(viewer, name, privileges)) {
      return { has_permission: true, no_permission_tip: '' }
    }
    const rank = isPermissionKey(name) ? requiredRank(name, privileges) : -1
    const key = rank > 0 ? 'permission.refused_with_rank' : 'permission.refused'
    const tip = translate(language, key, { rank })
    return { has_permission: false, no_permission_tip: tip, ...(rank > 0 && { required_rank: rank }) }
  }
  const listed = namesIn(asked.action ?? '')
  const names = listed.length > 0 ? listed : (asked.actions ?? [])
  return Object.fromEntries(names.map((name) => [name, check(name)]))
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
