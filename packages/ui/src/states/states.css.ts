import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const state = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
  maxWidth: vars.measureUi,
  paddingBlock: vars.space[5],
  overflowWrap: 'anywhere',
})
export const title = style({ fontSize: vars.text.md, lineHeight: vars.leading.md })
export const pageTitle = style({ fontSize: vars.text.xl, lineHeight: vars.leading.xl })
export const words = style({ color: vars.ink2, fontSize: vars.text.ui, lineHeight: vars.leading.ui })
export const pageWords = style({ color: vars.ink2 })
export const code = style({
  fontSize: vars.text['3xl'],
  lineHeight: vars.leading['3xl'],
  letterSpacing: '-0.02em',
  color: vars.ink3,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[2] })

export const offline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `0.375rem ${vars.size.gutter}`,
  background: vars.inverse,
  color: vars.inkInverse,
  fontSize: vars.text.ui,
  lineHeight: '1.5rem',
})
export const offlineAction = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  ':focus-visible': { outlineColor: 'currentColor' },
})
