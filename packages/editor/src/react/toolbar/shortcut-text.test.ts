import { expect, it } from 'vitest'
import { shortcutText, withKeys } from './shortcut-text.ts'

it.each([
  [{ key: 'Mod-b' }, 'Ctrl+B', '⌘B'],
  [{ key: 'Mod-q', mac: 'Ctrl-q' }, 'Ctrl+Q', '⌃Q'],
  [{ key: 'Shift-Mod-u' }, 'Ctrl+Shift+U', '⌘⇧U'],
  [{ key: 'Shift-Tab' }, 'Shift+Tab', '⇧Tab'],
])('%j is shown as %s, and %s on a Mac', (key, elsewhere, onMac) => {
  expect(shortcutText(key, false)).toBe(elsewhere)
  expect(shortcutText(key, true)).toBe(onMac)
})

it('keys in a text are named as on the toolbar', () => {
  expect(withKeys('Alt+↑ and Alt+↓ move.', false)).toBe('Alt+↑ and Alt+↓ move.')
  expect(withKeys('Alt+↑ and Alt+↓ move.', true)).toBe('⌥↑ and ⌥↓ move.')
})
