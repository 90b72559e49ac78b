import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = style({
  flex: 'none',
  display: 'inline-block',
  width: '0.875rem',
  height: '0.875rem',
  border: '2px solid color-mix(in oklab, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '3s' } },
})
