import type { WordKey } from './language-store.ts'

/** A screen in the menu; addresses are below /admin. */
export interface MenuScreen {
  label: WordKey
  path: string
  /** Under which addresses the screens of its single things are. Default the path. */
  below?: string
}

/** What the screens of a group are about. */
export type MenuGroup = 'contents' | 'customize' | 'settings' | 'plugins'

/** A screen, or a group of them. */
export type MenuEntry = MenuScreen | { label: WordKey; group: MenuGroup; screens: readonly MenuScreen[] }

/** The menu tree (product spec §2): the screens there are, in its order. */
export const menu: readonly MenuEntry[] = [
  { label: 'nav.dashboard', path: '/' },
  { label: 'nav.contents', group: 'contents', screens: [{ label: 'nav.users', path: '/users' }] },
  {
    label: 'nav.customize',
    group: 'customize',
    screens: [
      { label: 'nav.themes', path: '/themes' },
      { label: 'nav.css_html', path: '/css-html' },
    ],
  },
  {
    label: 'nav.settings',
    group: 'settings',
    screens: [
      { label: 'nav.general', path: '/general' },
      { label: 'nav.interface', path: '/interface' },
      { label: 'nav.branding', path: '/branding' },
      { label: 'nav.smtp', path: '/smtp' },
      { label: 'nav.legal', path: '/legal' },
      { label: 'nav.write', path: '/write' },
      { label: 'nav.seo', path: '/seo' },
      { label: 'nav.login', path: '/login' },
      { label: 'nav.settings_users', path: '/settings-users' },
      { label: 'nav.privileges', path: '/privileges' },
    ],
  },
  {
    label: 'nav.plugins',
    group: 'plugins',
    screens: [{ label: 'nav.installed_plugins', path: '/installed-plugins', below: '/plugins' }],
  },
]

/** The whole address of a screen. */
export function addressOf(path: string): string {
  return path === '/' ? '/admin' : `/admin${path}`
}

/**
 * True if a screen, or that of one of its things, is the one shown.
 * @param path path below /admin, a closing slash does not matter
 */
export function isCurrent(screen: MenuScreen, path: string): boolean {
  const shown = path.replace(/\/+$/, '') || '/'
  const below = screen.below ?? screen.path
  return shown === screen.path || (below !== '/' && shown.startsWith(`${below}/`))
}
