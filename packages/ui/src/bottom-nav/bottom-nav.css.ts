import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const height = '3.5rem'
const below = 'env(safe-area-inset-bottom)'

export const nav = style({
  display: 'none',
  position: 'fixed',
  zIndex: vars.z.header,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: below,
  borderBlockStart: vars.border,
  background: vars.canvas,
  '@media': {
    // `:read-write` matches editable fields, but no buttons, checkboxes or links.
    [media.phone]: { selectors: { ':root:not(:has(:read-write:focus)) &': { display: 'block' } } },
  },
})

// Reserves the height of the bar at the bottom edge, for the frame, toasts and everything else that uses
// `vars.size.dock`. The space stays reserved while the bar is hidden, so that nothing moves.
globalStyle(`:root:has(${nav})`, {
  '@media': {
    [media.phone]: {
      vars: { [vars.size.dock]: `calc(${height} + 1px + ${below})` },
      scrollPaddingBlockEnd: vars.size.dock,
    },
  },
})

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  listStyle: 'none',
})

export const link = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  height,
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { color: vars.accentText, fontWeight: vars.weight.bold } },
})
