import { style } from '@vanilla-extract/css'
import { floatingList } from '../floating/floating.css.ts'
import { vars } from '../theme/vars.css.ts'

export const menu = style({ position: 'relative', '@media': { print: { display: 'none' } } })

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  borderRadius: vars.radius[2],
  color: vars.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover, [open] > &': { background: vars.fill1, color: vars.ink1 },
  },
})

export const panel = style([
  floatingList,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    marginTop: vars.space[1],
    minWidth: '13rem',
    maxWidth: 'calc(100vw - 2 * var(--qd-gutter))',
  },
])

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: vars.size.controlSm,
  padding: '0.25rem 0.625rem',
  borderRadius: vars.radius[2],
  color: vars.ink1,
  ':hover': { background: vars.fill2, textDecoration: 'none' },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.bold } },
})

export const hint = style({ marginInlineStart: 'auto' })
