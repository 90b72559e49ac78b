import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const place = style({ position: 'relative', display: 'grid' })

export const people = style({
  position: 'absolute',
  zIndex: vars.z.menu,
  top: '100%',
  insetInlineStart: 0,
  width: 'min(24rem, 100%)',
  marginTop: vars.space[1],
  scrollMarginBlockEnd: vars.space[2],
  padding: vars.space[1],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  boxShadow: vars.shadow.menu,
})

export const person = style({
  padding: '0.25rem 0.625rem',
  borderRadius: vars.radius[2],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.fill1 },
  selectors: { '&[aria-selected="true"]': { background: vars.fill2 } },
})

export const username = style({ color: vars.ink3 })
