import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: vars.space[4] })

export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

/** Captcha pictures are dark on light in both themes. */
export const image = style({
  display: 'block',
  maxWidth: '100%',
  minWidth: '8rem',
  minHeight: '3rem',
  border: vars.border,
  borderRadius: vars.radius[2],
  background: 'white',
})
