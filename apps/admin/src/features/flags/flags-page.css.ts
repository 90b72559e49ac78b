import { vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { style } from '@vanilla-extract/css'

/** At most two lines of the flagged post. */
export const excerpt = style({
  ...clamped(2),
  color: vars.ink2,
})

/** The note on a flag, or the person who flagged, below the reason. */
export const detail = style({
  display: 'block',
  maxWidth: '18rem',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
})
/** The flagged text and the reason, above the decision. */
export const flagged = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.line2}`,
  overflowWrap: 'anywhere',
})
export const time = style({ whiteSpace: 'nowrap' })
/** Wide enough for a sentence in few lines, because the flagged post takes the rest of the row. */
export const words = style({ minWidth: 'clamp(9rem, 17vw, 14rem)' })
/** The outcome under the other facts, where the window is too narrow for a column. */
export const outcome = style({ display: 'block', marginBlockStart: vars.space[2] })
