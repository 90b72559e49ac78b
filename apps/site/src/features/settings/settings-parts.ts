/** The settings pages by path segment; the first is the default (docs/spec/screens.md#routes). */
export const settingsParts = ['profile', 'notify', 'account', 'interface'] as const

export type SettingsPart = (typeof settingsParts)[number]

/** Parses a settings page's path segment; returns undefined for an unknown one. */
export function settingsPartIn(text: string): SettingsPart | undefined {
  return settingsParts.find((part) => part === text)
}
