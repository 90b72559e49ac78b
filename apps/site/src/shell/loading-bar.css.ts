import { media, vars } from '@quandary/ui'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
const grow = keyframes({ from: { scale: '0.1 1' }, to: { scale: '0.9 1' } })

// Invisible for 300 ms, so that fast pages do not flicker. Two fifths of its time bring it over half of the way.
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.z.skip,
  height: '3px',
  background: vars.accentText,
  transformOrigin: 'left',
  animation: `${appear} 0s linear 300ms both, ${grow} 8s cubic-bezier(0.1, 0.7, 0.4, 1) 300ms both`,
  '@media': {
    [media.reducedMotion]: { animation: `${appear} 0s linear 300ms both` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
})
