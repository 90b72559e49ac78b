import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Appearance of everything that floats above the page: menus, popovers, lists of suggestions. */
export const floating = style({
  zIndex: vars.z.menu,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  color: vars.ink1,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

/** A floating list with a narrow padding. */
export const floatingList = style([floating, { padding: vars.space[1] }])
