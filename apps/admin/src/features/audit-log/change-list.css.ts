import { vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { style } from '@vanilla-extract/css'

export const changes = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  fontWeight: 'normal',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
})
export const title = style({ color: vars.ink3 })
/**
 * Both values on one line if they fit. Otherwise the second one is below, with its arrow. Long values are cut after four
 * lines.
 */
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `0 ${vars.space[2]}`,
  maxWidth: '36rem',
})
/** Values of several lines are never side by side, because the arrow would be beside the first line only. */
export const stacked = style({ flexDirection: 'column' })
/** The arrow and the value after it, together on one line. */
export const after = style({ display: 'flex', alignItems: 'start', gap: vars.space[2], minWidth: 0 })
export const value = style({
  ...clamped(4),
  color: vars.ink2,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const none = style({
  color: vars.ink3,
  fontStyle: 'italic',
  selectors: { '&:lang(zh)': { fontStyle: 'normal' } },
})
