import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  paddingInline: '0.5rem',
  borderRadius: vars.radius[2],
  color: vars.ink2,
})

export const link = style([
  item,
  {
    ':hover': { background: vars.fill1, color: vars.ink1, textDecoration: 'none' },
    ':focus-visible': { borderRadius: vars.radius[2] },
    selectors: {
      '&[aria-current]': { background: vars.fill2, color: vars.ink1, fontWeight: vars.weight.bold },
    },
  },
])

export const off = style([item, { color: vars.inkDisabled }])
export const gap = style([item, { minWidth: '1.5rem', padding: 0, color: vars.ink3 }])
export const far = style({ '@media': { [media.belowSm]: { display: 'none' } } })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: vars.space[5],
})
export const summary = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })
