import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const bar = { borderRadius: vars.radius.full, background: vars.ink1 } as const

export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '4px',
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.fill2,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.fill2 },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', height: '0.5rem' } },
})
