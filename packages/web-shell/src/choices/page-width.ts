/** Width of the public site's pages: the maximum width of the design, or that of the window. */
export type PageWidth = 'fixed' | 'full'

/** Returns the page width from a theme's free-form settings; `fixed` if they contain no valid width. */
export function pageWidth(config: unknown): PageWidth {
  return typeof config === 'object' && config !== null && 'layout' in config && config.layout === 'full'
    ? 'full'
    : 'fixed'
}
