import { media, vars } from '@quandary/ui'
import { keyframes, style } from '@vanilla-extract/css'

const grow = keyframes({
  from: { visibility: 'hidden', scale: '0.1 1' },
  '1%': { visibility: 'visible' },
  to: { scale: '0.9 1' },
})

// Invisible for 300 ms, so that fast pages do not flicker.
export const bar = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: vars.z.skip,
  height: '3px',
  background: vars.accentText,
  transformOrigin: 'left',
  animation: `${grow} 9s ease-out 300ms both`,
  '@media': { [media.reducedMotion]: { animationTimingFunction: 'step-start' } },
})
