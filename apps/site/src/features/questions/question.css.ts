import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const post = style({ minWidth: 0 })

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBottom: vars.space[4],
  marginBottom: vars.space[4],
  borderBottom: vars.border,
})

export const title = style({
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: vars.text['2xl'], lineHeight: vars.leading['2xl'] } },
})

export const state = style({ color: vars.ink3, fontWeight: vars.weight.regular })

export const pin = style({
  display: 'inline-block',
  verticalAlign: '-1px',
  marginInlineEnd: '0.5rem',
  color: vars.ink3,
})

export const notices = style({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[4] })

export const tags = style({ marginTop: vars.space[5] })
