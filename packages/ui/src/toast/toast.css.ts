import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: `calc(${vars.size.gutter} + ${vars.size.dock})`,
  insetInlineStart: vars.size.gutter,
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  maxWidth: `min(26rem, calc(100vw - 2 * ${vars.size.gutter}))`,
  pointerEvents: 'none',
})

export const live = style({ display: 'contents' })

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  padding: '0.375rem',
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.inverse,
  color: vars.inkInverse,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  boxShadow: vars.shadow.menu,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const danger = style({ background: vars.danger.solid, color: vars.onSolid })

export const words = style({ flex: 1, paddingBlock: '0.375rem', paddingInlineEnd: vars.space[1], minWidth: 0 })

export const act = style({
  color: 'inherit',
  selectors: {
    '&&:hover': { color: 'inherit', background: 'color-mix(in oklab, currentColor 16%, transparent)' },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
  },
})
export const bold = style({ fontWeight: vars.weight.bold })
