import { style } from '@vanilla-extract/css'
import { floating } from '../floating/floating.css.ts'
import { vars } from '../theme/vars.css.ts'

/** Appearance of a floating panel. Position and width are set elsewhere. */
export const floatingPanel = style([
  floating,
  {
    padding: vars.space[4],
    display: 'grid',
  },
])

export const popover = style([floatingPanel, { width: '19rem', maxWidth: 'calc(100vw - 1rem)', gap: vars.space[3] }])
