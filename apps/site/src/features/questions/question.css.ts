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

export const notice = style({ marginBottom: vars.space[4] })

export const tags = style({ marginTop: vars.space[5] })

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginTop: vars.space[4],
})

export const end = style({ marginInlineStart: 'auto', display: 'flex' })
