import type { EditorFeature, FeatureKey } from '../../feature.ts'

const MODIFIERS = ['Mod', 'Ctrl', 'Cmd', 'Alt', 'Shift'] as const
type Modifier = (typeof MODIFIERS)[number]

const MAC_SIGNS: Readonly<Record<Modifier, string>> = { Mod: '⌘', Ctrl: '⌃', Cmd: '⌘', Alt: '⌥', Shift: '⇧' }
const WORDS: Readonly<Record<Modifier, string>> = { Mod: 'Ctrl', Ctrl: 'Ctrl', Cmd: 'Meta', Alt: 'Alt', Shift: 'Shift' }

/** Formats a key, such as `Ctrl+B`, or `⌘B` on a Mac. */
export function shortcutText({ key, mac: macKey }: Pick<FeatureKey, 'key' | 'mac'>, mac: boolean): string {
  const parts = ((mac ? macKey : undefined) ?? key).split('-')
  const last = parts.pop() ?? ''
  const name = last.length === 1 ? last.toUpperCase() : last
  const modifiers = MODIFIERS.filter((modifier) => parts.includes(modifier))
  if (mac) return [...modifiers.map((modifier) => MAC_SIGNS[modifier]), name].join('')
  return [...modifiers.map((modifier) => WORDS[modifier]), name].join('+')
}

/** Formats the key of a command; undefined if it has none. */
export function shortcutOf(command: string, features: readonly EditorFeature[], mac: boolean): string | undefined {
  // The key for outdenting runs `outdentItem`, which applies only if the first selected line is indented.
  const names = command === 'outdent' ? ['outdent', 'outdentItem'] : [command]
  const key = features.flatMap((feature) => feature.keymap ?? []).findLast((one) => names.includes(one.command))
  return key && shortcutText(key, mac)
}

/** Replaces key names in a text by the signs that the toolbar uses on a Mac: `Alt+↑` becomes `⌥↑`. */
export function withKeys(text: string, mac: boolean): string {
  return mac ? text.replaceAll('Alt+', MAC_SIGNS.Alt) : text
}

/** True if the page is shown on a Mac or another Apple device. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
