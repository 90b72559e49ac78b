import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Appearance of a floating panel. Position and width are set elsewhere. */
export const floatingPanel = style({
  zIndex: vars.z.menu,
  padding: vars.space[4],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  color: vars.ink1,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  display: 'grid',
})

export const popover = style([floatingPanel, { width: '19rem', maxWidth: 'calc(100vw - 1rem)', gap: vars.space[3] }])
