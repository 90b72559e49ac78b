import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

// Invisible for 300 ms, so that fast pages do not flicker. After that the placeholder appears at once, without an
// animation.
const late = { animation: `${appear} 0s linear 300ms both` } as const

export const skeleton = style({
  ...late,
  display: 'block',
  maxWidth: '100%',
  height: '0.75rem',
  borderRadius: vars.radius[1],
  background: vars.fill2,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const row = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockEnd: vars.border,
})
