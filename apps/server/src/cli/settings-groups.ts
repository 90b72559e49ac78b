import type { OperationId } from '@quandary/api-client'
import type { CallOperation } from './call-operations.ts'
import { CommandFailed } from './command.ts'

/** The values of a group by their names in the contract. */
export type Settings = Record<string, unknown>

interface SettingsGroup {
  name: string
  read(call: CallOperation): Promise<Settings>
  save(call: CallOperation, values: Settings): Promise<void>
}

/** A group whose operations answer and take the same names. What an answer has beyond them is not taken. */
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

/** The level alone is stored under its name, and the custom values as a list of keys. */
const privileges: SettingsGroup = {
  name: 'privileges',
  async read(call) {
    const { options, selected_level: level } = await call('getPrivilegeSettings')
    const custom = options.find((option) => option.level === 99)?.privileges ?? []
    return { level, custom_privileges: custom.map(({ key, value }) => ({ key, value })) }
  },
  async save(call, { level, custom_privileges: custom }) {
    // The custom values are only taken with their own level, so they are stored before another one is chosen.
    await call('updatePrivilegeSettings', { body: { level: 99, custom_privileges: custom } as never })
    if (level !== 99) await call('updatePrivilegeSettings', { body: { level } as never })
  },
}

/** The settings that commands read and change; those of plugins and pictures are not among them. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  group('general', 'getGeneralSettings', 'updateGeneralSettings'),
  group('interface', 'getInterfaceSettings', 'updateInterfaceSettings'),
  group('seo', 'getSeoSettings', 'updateSeoSettings'),
  group('custom_css_html', 'getCustomHtmlSettings', 'updateCustomHtmlSettings'),
  group('theme', 'getThemeSettings', 'updateThemeSettings', ['theme_options']),
  group('write', 'getWriteSettings', 'updateWriteSettings'),
  group('legal', 'getLegalSettings', 'updateLegalSettings'),
  group('login', 'getLoginSettings', 'updateLoginSettings'),
  group('users', 'getUserSettings', 'updateUserSettings'),
  privileges,
  group('smtp', 'getSmtpSettings', 'updateSmtpSettings'),
]

/** @throws {CommandFailed} for an unknown name */
export function settingsGroup(name: string): SettingsGroup {
  const found = SETTINGS_GROUPS.find((one) => one.name === name)
  if (found) return found
  throw new CommandFailed(
    `There is no group ${name}. The groups are: ${SETTINGS_GROUPS.map((one) => one.name).join(', ')}`,
  )
}
