import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.25rem',
  height: '1.5rem',
  paddingInline: '0.4375rem',
  border: '1px solid transparent',
  borderRadius: vars.radius[1],
  whiteSpace: 'nowrap',
  fontSize: vars.text.ui,
})

export const state = styleVariants({
  none: { color: vars.ink3 },
  some: {
    borderColor: `color-mix(in oklab, ${vars.success.text} 50%, ${vars.canvas})`,
    color: vars.success.text,
  },
  accepted: {
    background: vars.success.solid,
    borderColor: vars.success.solid,
    color: vars.onSolid,
    fontWeight: vars.weight.bold,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
})

/** Size in a list row: a minimum width from 768 px up, smaller text on narrower screens. */
export const row = style({
  '@media': {
    [media.md]: { minWidth: '3rem' },
    [media.belowMd]: { fontSize: vars.text.sm, selectors: { [`&${state.none}`]: { paddingInline: 0 } } },
  },
})

export const small = style({
  height: '1.25rem',
  minWidth: '2.25rem',
  paddingInline: '0.25rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  selectors: {
    [`&${state.some}`]: { borderColor: vars.line2, color: vars.ink2 },
    [`&${state.accepted}`]: {
      background: vars.success.tint,
      borderColor: vars.success.line,
      color: vars.success.text,
      fontWeight: vars.weight.regular,
    },
  },
})

export const unit = style({ '@media': { [media.md]: hiddenRules } })
