/** Key names as they are shown: the same on both kinds of keyboard, but for the modifier. */
export interface Shortcut {
  /** One capital letter, or `Shift+Tab`. */
  key: string
  /** It is Ctrl on a Mac too, where the system keeps Cmd with this letter for itself. */
  ctrlOnMac?: boolean
}

/** A shortcut in words, such as `Ctrl+B`, or `⌘B` on a Mac. */
export function shortcutText({ key, ctrlOnMac = false }: Shortcut, mac: boolean): string {
  if (key.length > 1) return key
  if (!mac) return `Ctrl+${key}`
  return ctrlOnMac ? `⌃${key}` : `⌘${key}`
}

/** Whether the page is shown on a Mac or another Apple device. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}
