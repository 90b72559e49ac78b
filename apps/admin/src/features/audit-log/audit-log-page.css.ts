import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The IP address of the actor, shown below the name. */
export const address = style({
  display: 'block',
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  whiteSpace: 'nowrap',
})

export const entries = style({})
// The author and time of a long entry are beside its title.
globalStyle(`${entries} tbody :is(th, td)`, { verticalAlign: 'top' })
