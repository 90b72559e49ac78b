import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const notice = style({ marginTop: vars.space[5] })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '45.5rem',
  marginTop: vars.space[5],
})

export const submit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingTop: vars.space[5],
  borderTop: vars.border,
})

export const note = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })

export const lead = style({ marginTop: vars.space[2], color: vars.ink2, overflowWrap: 'anywhere' })
