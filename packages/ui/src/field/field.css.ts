import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  alignContent: 'start',
  minWidth: 0,
})

export const top = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
})

export const label = style({
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.bold,
})

export const optional = style({ fontWeight: vars.weight.regular, color: vars.ink3 })

export const help = style({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
})

export const error = style({
  display: 'flex',
  gap: '0.375rem',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.danger.text,
  overflowWrap: 'anywhere',
})

export const errorIcon = style({ marginBlockStart: '4px' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })

export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4] } },
})
