import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

const framed = {
  width: '100%',
  maxWidth: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
} as const

const narrow = `calc(40rem + 2 * ${vars.size.gutter})`

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: '-4rem',
  zIndex: vars.z.skip,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.inverse,
  color: vars.inkInverse,
  borderRadius: vars.radius[2],
  fontSize: vars.text.ui,
  ':focus': { insetBlockStart: vars.space[2] },
})

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  paddingBlockEnd: vars.size.dock,
})

/** Makes header, content and footer as wide as the window. Each still has the gutter at its sides. */
export const pageFull = style({ vars: { [vars.size.page]: '100%' } })

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: vars.canvas,
  borderBlockEnd: vars.border,
  '@media': { print: { display: 'none' } },
})
/**
 * Header with the accent as its background. The dark colour scheme gives light text to everything inside, including
 * menus that open here. The lightness of the background is limited to 0.42, so that white text has a contrast of about
 * 8 to 1 and `ink3` of 4.5 to 1 (WCAG 2.2, 1.4.3). The chroma decreases by the same factor: a darker colour of a screen
 * never leaves the range of the screen, which would clip it and change its hue, such as orange to red.
 */
export const headerColored = style({
  colorScheme: 'dark',
  color: vars.ink1,
  background: vars.accentOn,
  borderBlockEndColor: 'transparent',
  vars: {
    [vars.ink2]: 'oklch(from var(--qd-accent) 0.9 min(c, 0.02) h)',
    [vars.ink3]: 'oklch(from var(--qd-accent) 0.86 min(c, 0.02) h)',
    [vars.accentText]: 'oklch(from var(--qd-accent) 0.92 min(c, 0.02) h)',
    [vars.accentSolid]: 'oklch(from var(--qd-accent) 0.97 min(c, 0.02) h)',
    // The tokens derived from these colours were computed on the root element, so they are declared again here.
    [vars.accentSolidHover]: 'color-mix(in oklab, var(--qd-accent-solid), black 14%)',
    [vars.accentOn]: 'oklch(from var(--qd-accent) min(l, 0.42) min(c, 0.2, 0.42 * c / l) h)',
    [vars.focus.color]: 'var(--qd-accent-text)',
  },
})
export const bar = style({
  ...framed,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.header,
})
export const barNarrow = style({ maxWidth: narrow })
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
})
export const brand = style({
  display: 'inline-flex',
  flex: 'none',
  minWidth: '1.5rem',
  maxWidth: '50%',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSm,
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.012em',
  ':hover': { textDecoration: 'none' },
})
export const brandColumn = style({
  // The gap between the columns belongs to the brand, so that a name may be wider than the navigation below it.
  '@media': { [media.lg]: { width: `calc(${vars.size.nav} + ${vars.space[6]})`, paddingInlineEnd: vars.space[2] } },
})
// Names longer than about twenty letters wrap to a second line, because the column is too narrow for them.
export const brandName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // A long word that did not break would cut off the ellipsis.
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.ui,
  '@media': { '(max-width: 359px)': hiddenRules },
})
export const brandMark = style({ flex: 'none', width: '1.375rem', height: '1.375rem' })
export const brandTail = style({ stroke: vars.accentText })
export const brandPicture = style({ display: 'contents' })
export const brandImage = style({ height: '1.75rem', width: 'auto', maxWidth: '10rem', objectFit: 'contain' })
export const belowMdOnly = style({ '@media': { [media.md]: { display: 'none' } } })
export const fromMdOnly = style({ display: 'none', '@media': { [media.md]: { display: 'contents' } } })
export const searchSlot = style({
  display: 'none',
  flex: 1,
  maxWidth: '30rem',
  '@media': {
    [media.sm]: { display: 'block', marginInlineStart: vars.space[4] },
    [media.lg]: { marginInlineStart: 0 },
  },
})
export const belowSmOnly = style({ display: 'inline-flex', '@media': { [media.sm]: { display: 'none' } } })

export const shell = style({ flex: 1, width: '100%' })
/**
 * At least as high as the window below the header, so that the footer does not appear while the page is loading and
 * still short.
 */
export const shellWithNav = style({
  minHeight: `calc(100vh - ${vars.size.header})`,
  '@media': {
    [media.lg]: {
      ...framed,
      display: 'grid',
      gridTemplateColumns: `${vars.size.nav} minmax(0, 1fr)`,
      columnGap: vars.space[7],
    },
    // The navigation is not printed, so the text takes the full width.
    print: { display: 'block', minHeight: 0 },
  },
})
export const frame = style({
  ...framed,
  paddingBlock: `${vars.space[5]} ${vars.space[9]}`,
  '@media': { [media.md]: { paddingBlock: `${vars.space[6]} ${vars.space[9]}` } },
  // From 992 px up the shell already has the gutter.
  selectors: { [`${shellWithNav} > &`]: { '@media': { [media.lg]: { paddingInline: 0 } } } },
})
export const withAside = style({
  '@media': {
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`,
      columnGap: vars.space[7],
    },
    print: { display: 'block' },
  },
})
export const main = style({ minWidth: 0, ':focus-visible': { outline: 'none' } })
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignContent: 'start',
  marginBlockStart: vars.space[8],
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr', gap: `${vars.space[6]} ${vars.space[7]}` },
    [media.xl]: { display: 'flex', flexDirection: 'column', marginBlockStart: 0 },
    print: { display: 'none' },
  },
})
// The last part of the right column is sticky, so that it stays visible beside a long page.
globalStyle(`${aside} > :last-child`, {
  '@media': { [media.xl]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})` } },
})
export const solo = style({
  maxWidth: narrow,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.size.gutter} ${vars.space[9]}`,
})

export const footLine = style({ borderBlockStart: vars.border, '@media': { print: { display: 'none' } } })
export const foot = style({
  ...framed,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[5],
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink3,
})
globalStyle(`${foot} a`, { display: 'inline-block', minHeight: '1.5rem', color: 'inherit', textDecoration: 'none' })
globalStyle(`${foot} a:hover`, { textDecoration: 'underline' })
export const footNarrow = style({ maxWidth: narrow })
/** The links. All of them are below the note if they do not fit beside it. */
export const footLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[5]}` })
