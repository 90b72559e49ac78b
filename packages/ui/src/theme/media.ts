/** The same query as `media.belowMd`, as a single export for markup. */
export const belowMd = '(max-width: 767px)'

/**
 * Breakpoints as media queries. Custom properties do not work in media queries, so the widths are defined once here.
 */
export const media = {
  sm: '(min-width: 576px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 992px)',
  xl: '(min-width: 1200px)',
  /** Screens that show the bottom navigation; it is not printed. */
  phone: 'screen and (max-width: 639px)',
  belowSm: '(max-width: 575px)',
  belowMd,
  belowLg: '(max-width: 991px)',
  belowXl: '(max-width: 1199px)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
