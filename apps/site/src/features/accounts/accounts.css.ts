import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '26rem',
  paddingBlock: vars.space[6],
})

export const more = style({
  paddingTop: vars.space[4],
  borderTop: vars.border,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
})

export const words = style({ color: vars.ink2, overflowWrap: 'anywhere' })

/** Pictures of challenges are dark on light in both themes. */
export const challenge = style({
  display: 'block',
  maxWidth: '100%',
  minWidth: '8rem',
  minHeight: '3rem',
  border: vars.border,
  borderRadius: vars.radius[2],
  background: 'white',
})
