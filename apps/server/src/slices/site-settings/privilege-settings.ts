import type { Schemas } from '@quandary/api-client'
import type { PrivilegeKey, PrivilegeLevel } from '@quandary/guards'
import { privilegeKeys, privilegesOfLevel } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { Administrator } from '../audit-log/index.ts'
import { readSettings, writeSettings } from './read-settings.ts'
import type { SettingsGroups } from './settings.ts'

const LEVELS: readonly PrivilegeLevel[] = [1, 2, 3, 99]
const PREFIX = 'rank.'

/** Returns all levels with the reputation that each privilege requires, and the level in use. */
export async function getPrivilegeSettings(ctx: AppContext, language: Language): Promise<Schemas['PrivilegesConfig']> {
  const { level, custom } = await readSettings(ctx, 'privileges')
  return { options: LEVELS.map((option) => describeLevel(option, custom, language)), selected_level: level }
}

function describeLevel(
  level: PrivilegeLevel,
  custom: SettingsGroups['privileges']['custom'],
  language: Language,
): Schemas['PrivilegeOption'] {
  const values = privilegesOfLevel(level, custom)
  return {
    level,
    level_desc: translate(language, `privilege_level.${level}`),
    privileges: privilegeKeys.map((key) => ({
      key: PREFIX + key,
      label: translate(language, `privilege.${key}`),
      value: values[key],
    })),
  }
}

/** The reputation that a privilege is to require, with the key of the privilege in the list. */
interface GivenValue {
  key: string
  value: number
}

/**
 * Chooses a level. Custom values are set with level 99 and persist while another level is in use.
 * @throws {InvalidFields} for a value of an unknown privilege
 */
export async function updatePrivilegeSettings(
  ctx: AppContext,
  { level, values }: { level: PrivilegeLevel; values: readonly GivenValue[] },
  by: Administrator,
): Promise<void> {
  const stored = await readSettings(ctx, 'privileges')
  const custom = { ...stored.custom, ...(level === 99 ? readCustom(values) : {}) }
  await writeSettings(ctx, 'privileges', { level, custom }, by)
}

function readCustom(given: readonly GivenValue[]): Partial<Record<PrivilegeKey, number>> {
  const values: Partial<Record<PrivilegeKey, number>> = {}
  for (const { key, value } of given) {
    const known = privilegeKeys.find((name) => PREFIX + name === key)
    if (!known) throw new InvalidFields([{ field: 'custom_privileges', message: 'validation.invalid' }])
    values[known] = value
  }
  return values
}
