import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const change = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const heading = style({ fontSize: vars.text.md, lineHeight: vars.leading.md })

export const title = style({
  fontSize: vars.text.lg,
  lineHeight: vars.leading.lg,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
})

export const slug = style({ fontFamily: vars.font.code, fontSize: vars.text.sm, overflowWrap: 'anywhere' })

export const quiet = style({ color: vars.ink2 })
