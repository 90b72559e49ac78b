import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const column = style({ width: '2.25rem' })

// The filters and the actions have the same height, so that the table does not move when the first row is selected.
const height = `calc(${vars.size.control} + ${vars.space[2]})`

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: height,
})

export const bar = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: height,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.fill2,
})

export const count = style({
  marginInlineEnd: 'auto',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.medium,
})
export const clear = style({ color: vars.ink2 })
