import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const height = '3.5rem'
const below = 'env(safe-area-inset-bottom, 0px)'

export const nav = style({
  display: 'none',
  position: 'fixed',
  zIndex: vars.z.header,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: below,
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  borderBlockStart: vars.border,
  background: vars.canvas,
  '@media': { [media.phone]: { display: 'block' }, print: { display: 'none' } },
  // Text fields, that is: nothing else is writable.
  selectors: { ':root:has(:read-write:focus) &': { display: 'none' } },
})

// The room it takes, for the frame, toasts and everything else at the bottom edge. It stays while the bar steps aside, so
// that nothing moves then.
globalStyle(`:root:has(${nav})`, {
  '@media': {
    [media.phone]: {
      vars: { [vars.size.dock]: `calc(${height} + ${below})` },
      scrollPaddingBlockEnd: `calc(${vars.size.dock} + ${vars.space[4]})`,
    },
  },
})

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
})

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  height,
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  ':hover': { color: vars.ink1, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { color: vars.accentText, fontWeight: vars.weight.bold } },
})

export const icon = style({ position: 'relative', display: 'inline-flex' })

export const label = style({
  maxWidth: '100%',
  paddingInline: '0.125rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const count = style({
  position: 'absolute',
  // Beside the icon rather than over it.
  insetBlockStart: '-0.375rem',
  insetInlineStart: '0.75rem',
  minWidth: '1rem',
  height: '1rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.full,
  background: vars.danger.solid,
  color: vars.onSolid,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${vars.canvas}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
