import type { AdminMessageKey } from './language-store.ts'

/** A screen in the menu; paths are relative to /admin. */
export interface MenuScreen {
  label: AdminMessageKey
  path: string
  /** Path prefix of the detail screens that belong to this screen. Default `path`. */
  below?: string
}

/** Topic of a group of screens. */
export type MenuGroup = 'contents' | 'customize' | 'settings' | 'plugins'

export type MenuEntry = MenuScreen | { label: AdminMessageKey; group: MenuGroup; screens: readonly MenuScreen[] }

/** The menu tree: the existing screens in menu order (`docs/spec/screens.md#admin`). */
export const menu: readonly MenuEntry[] = [
  { label: 'nav.dashboard', path: '/' },
  {
    label: 'nav.contents',
    group: 'contents',
    screens: [
      { label: 'nav.questions', path: '/questions' },
      { label: 'nav.answers', path: '/answers' },
      { label: 'nav.users', path: '/users' },
      { label: 'nav.flags', path: '/flags' },
    ],
  },
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
      { label: 'nav.tos', path: '/tos' },
      { label: 'nav.privacy', path: '/privacy' },
      { label: 'nav.guide', path: '/guide' },
      { label: 'nav.write', path: '/write' },
      { label: 'nav.seo', path: '/seo' },
      { label: 'nav.login', path: '/login' },
      { label: 'nav.settings_users', path: '/settings-users' },
      { label: 'nav.privileges', path: '/privileges' },
      { label: 'nav.backups', path: '/backups' },
      { label: 'nav.storage', path: '/storage' },
      { label: 'nav.settings_file', path: '/settings-file' },
      { label: 'nav.audit_log', path: '/audit-log' },
    ],
  },
  {
    label: 'nav.plugins',
    group: 'plugins',
    screens: [{ label: 'nav.installed_plugins', path: '/installed-plugins', below: '/plugins' }],
  },
]

/** Returns the full path of a screen. */
export function addressOf(path: string): string {
  return path === '/' ? '/admin' : `/admin${path}`
}

/**
 * Returns true if a screen or one of its detail screens is the current one.
 * @param path path below /admin; a trailing slash is ignored
 */
export function isCurrent(screen: MenuScreen, path: string): boolean {
  const shown = path.replace(/\/+$/, '') || '/'
  const below = screen.below ?? screen.path
  return shown === screen.path || (below !== '/' && shown.startsWith(`${below}/`))
}
