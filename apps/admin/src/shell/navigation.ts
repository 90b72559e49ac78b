import type { WordKey } from './language-store.ts'

/** A screen in the menu; addresses are below /admin. */
export interface MenuScreen {
  label: WordKey
  path: string
}

/** A screen, or a group of them. */
export type MenuEntry = MenuScreen | { label: WordKey; group: 'settings'; screens: readonly MenuScreen[] }

/** The menu tree (product spec §2): the screens there are, in its order. */
export const menu: readonly MenuEntry[] = [
  { label: 'nav.dashboard', path: '/' },
  {
    label: 'nav.settings',
    group: 'settings',
    screens: [{ label: 'nav.general', path: '/general' }],
  },
]

/** The whole address of a screen. */
export function addressOf(path: string): string {
  return path === '/' ? '/admin' : `/admin${path}`
}

/**
 * Whether a screen is the one shown.
 * @param path path below /admin, a closing slash does not matter
 */
export function isCurrent(screen: MenuScreen, path: string): boolean {
  return screen.path === (path.replace(/\/+$/, '') || '/')
}
