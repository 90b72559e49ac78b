import { media, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

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

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink2,
})

globalStyle(`${facts} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  textDecoration: 'underline',
})

export const address = style({ '@media': { screen: { display: 'none' } } })

export const accepted = style({ color: vars.success.text })

export const state = style({ whiteSpace: 'nowrap', color: vars.ink3, fontWeight: vars.weight.regular })

export const pin = style({
  display: 'inline-block',
  verticalAlign: '-1px',
  marginInlineEnd: '0.5rem',
  color: vars.ink3,
})

export const notices = style({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[4] })

export const tags = style({ marginTop: vars.space[5] })
