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
export const time = style({ whiteSpace: 'nowrap' })
export const reason = style({ minWidth: '12rem' })
/** Wide enough for a few words, because the flagged post takes the rest of the row. */
export const outcome = style({ minWidth: '7rem' })
