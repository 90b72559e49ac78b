import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const lead = style({ margin: 0, color: vars.ink2, fontSize: vars.text.ui, lineHeight: vars.leading.ui })

export const report = style({ fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const file = style({ margin: 0, marginBlockEnd: vars.space[1], overflowWrap: 'anywhere' })

export const problems = style({
  margin: 0,
  marginBlockStart: vars.space[2],
  paddingInlineStart: vars.space[5],
  overflowWrap: 'anywhere',
})
