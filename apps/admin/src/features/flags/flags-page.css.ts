import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** At most two lines of the flagged post. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.ink2,
})

/** The posts of a person, under the word that sums them up. */
export const said = style({
  display: 'block',
  maxWidth: '18rem',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
})
export const time = style({ whiteSpace: 'nowrap' })
export const reason = style({ minWidth: '12rem' })
