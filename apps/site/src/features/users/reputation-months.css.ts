import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const part = style({ marginBlock: `${vars.space[5]} ${vars.space[4]}` })
export const title = style({ fontSize: vars.text.ui, lineHeight: vars.leading.ui, fontWeight: vars.weight.bold })
export const months = style({
  display: 'grid',
  // A phone is too narrow for the names and numbers of twelve months side by side.
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[1]}`,
  marginBlockStart: vars.space[3],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const month = style({
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
  textAlign: 'center',
})
export const value = style({ fontVariantNumeric: 'tabular-nums', color: vars.ink2 })
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '3rem',
  borderBlockEnd: `1px solid ${vars.line3}`,
})
export const bar = style({ fill: vars.data.first })
export const loss = style({ fill: vars.danger.solid })
export const name = style({ whiteSpace: 'nowrap' })
