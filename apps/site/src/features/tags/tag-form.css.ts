import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** The same distance below the heading as in the forms of posts. */
export const form = style({ display: 'grid', gap: vars.space[4], maxWidth: vars.measure, marginTop: vars.space[5] })

export const version = style({ maxWidth: vars.measure, marginBlock: vars.space[5] })
