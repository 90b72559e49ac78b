import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@quandary/api-client'
import type { CallOperation } from './call-operations.ts'
import { CommandFailed } from './command.ts'

/** The settings of a group, under their names in the contract. */
export type Settings = Record<string, unknown>

interface SettingsGroup {
  name: string
  /** Returns true if the environment sets the values, so that they cannot be saved. */
  isFixed?(call: CallOperation): Promise<boolean>
  read(call: CallOperation): Promise<Settings>
  save(call: CallOperation, values: Settings): Promise<void>
}

/**
 * Defines a group of settings whose two operations use the same names.
 * @param shown fields of the response that cannot be saved, such as lists of options
 */
function group(name: string, get: OperationId, update: OperationId, shown: readonly string[] = []): SettingsGroup {
  return {
    name,
    async read(call) {
      const answer: unknown = await call(get)
      const values = Object.entries(answer ?? {}).filter(([key]) => !shown.includes(key))
      return Object.fromEntries(values)
    },
    async save(call, values) {
      // The dispatcher checks the body against the contract.
      await call(update, { body: values as never })
    },
  }
}

/** Level of the privileges at which each privilege has a custom value. */
const CUSTOM = 99

/** The level of the privileges, and the values of the custom level as a list of keys and values. */
const privileges: SettingsGroup = {
  name: 'privileges',
  async read(call) {
    const { options, selected_level: level } = await call('getPrivilegeSettings')
    const custom = options.find((option) => option.level === CUSTOM)?.privileges ?? []
    return { level, custom_privileges: custom.map(({ key, value }) => ({ key, value })) }
  },
  async save(call, { level, custom_privileges: custom }) {
    const present = await privileges.read(call)
    const isOwnLevel = level === CUSTOM
    // The values come from a file and are untyped; the operation validates the body.
    const store = (body: object) => call('updatePrivilegeSettings', { body: body as never })
    // The operation only accepts custom values at the custom level, so changed ones are stored before the level is set.
    if (isOwnLevel || !isDeepStrictEqual(custom, present['custom_privileges'])) {
      await store({ level: CUSTOM, custom_privileges: custom })
    }
    if (!isOwnLevel) await store({ level })
  },
}

const storage: SettingsGroup = {
  ...group('storage', 'getStorageSettings', 'updateStorageSettings', ['from_environment']),
  isFixed: async (call) => (await call('getStorageSettings')).from_environment,
}

/**
 * The settings that commands read and change, under the names that the back office's settings file gives them. Settings
 * of plugins are not included.
 */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  group('general', 'getGeneralSettings', 'updateGeneralSettings'),
  group('interface', 'getInterfaceSettings', 'updateInterfaceSettings'),
  group('branding', 'getBrandingSettings', 'updateBrandingSettings'),
  group('site_seo', 'getSeoSettings', 'updateSeoSettings'),
  group('custom_css_html', 'getCustomHtmlSettings', 'updateCustomHtmlSettings'),
  group('theme', 'getThemeSettings', 'updateThemeSettings', ['theme_options']),
  group('site_write', 'getWriteSettings', 'updateWriteSettings'),
  group('legal', 'getLegalSettings', 'updateLegalSettings'),
  group('help', 'getHelpSettings', 'updateHelpSettings'),
  group('login', 'getLoginSettings', 'updateLoginSettings'),
  group('site_users', 'getUserSettings', 'updateUserSettings'),
  privileges,
  group('backups', 'getBackupSettings', 'updateBackupSettings'),
  group('smtp', 'getSmtpSettings', 'updateSmtpSettings'),
  storage,
]

/** @throws {CommandFailed} for an unknown name */
export function settingsGroup(name: string): SettingsGroup {
  const found = SETTINGS_GROUPS.find((one) => one.name === name)
  if (found) return found
  throw new CommandFailed(
    `There is no group ${name}. The groups are: ${SETTINGS_GROUPS.map((one) => one.name).join(', ')}`,
  )
}
