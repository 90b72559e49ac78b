import { style } from '@vanilla-extract/css'
import { floatingList } from '../floating/floating.css.ts'
import { vars } from '../theme/vars.css.ts'

export const menu = style([
  floatingList,
  {
    minWidth: '12rem',
    maxWidth: 'min(20rem, calc(100vw - 1rem))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
  },
])

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: vars.size.controlSm,
  padding: '0.25rem 0.625rem',
  borderRadius: vars.radius[2],
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.fill2, textDecoration: 'none', outline: 'none' },
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 ${vars.focus.width} ${vars.focus.color}` },
    '&[aria-current]': { fontWeight: vars.weight.bold },
    '&[data-blocked]': { color: vars.ink3, cursor: 'not-allowed' },
  },
})

export const danger = style({ color: vars.danger.text })
export const words = style({ flex: 1, minWidth: 0 })
export const hint = style({ marginInlineStart: 'auto', color: vars.ink3, fontSize: vars.text.sm })
export const iconPlace = style({
  display: 'inline-flex',
  flex: 'none',
  width: '1rem',
  color: vars.ink3,
  selectors: { [`${danger} &`]: { color: 'inherit' } },
})
export const separator = style({ height: '1px', margin: `${vars.space[1]} -0.25rem`, background: vars.line1 })
export const label = style({
  padding: '0.375rem 0.625rem 0.25rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
})
