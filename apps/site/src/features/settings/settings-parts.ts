/** The parts of the settings, as their addresses name them; the first one opens first (product spec §2). */
export const settingsParts = ['profile', 'notify', 'account', 'interface'] as const

/** A part of the settings. */
export type SettingsPart = (typeof settingsParts)[number]

/** The part an address names, or undefined. */
export function settingsPartIn(text: string): SettingsPart | undefined {
  return settingsParts.find((part) => part === text)
}
