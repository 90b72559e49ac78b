import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const rankings = style({ display: 'grid', gap: vars.space[6], marginBlockStart: vars.space[5] })

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  paddingBlockStart: vars.space[2],
  listStyle: 'none',
})

export const person = style({ minWidth: 0 })

export const empty = style({ color: vars.ink2, fontSize: vars.text.ui, lineHeight: vars.leading.ui })
