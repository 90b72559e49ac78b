import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const tooltip = style({
  zIndex: vars.z.menu,
  maxWidth: '16rem',
  padding: '0.25rem 0.5rem',
  borderRadius: vars.radius[1],
  background: vars.inverse,
  color: vars.inkInverse,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
