import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[2] })

export const answered = style({ color: vars.ink3, fontSize: vars.text.sm, lineHeight: vars.leading.sm })

export const quote = style({
  marginTop: '0.125rem',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `2px solid ${vars.line2}`,
  color: vars.ink2,
  overflowWrap: 'anywhere',
})

export const formActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
