/** Color of the public site's header: the primary color, or that of the page. */
export type NavbarStyle = 'colored' | 'light'

/** Returns the style of the header from a theme's free-form settings; `light` if they contain no valid style. */
export function navbarStyle(config: unknown): NavbarStyle {
  if (typeof config !== 'object' || config === null || !('navbar_style' in config)) return 'light'
  return config.navbar_style === 'colored' ? 'colored' : 'light'
}
