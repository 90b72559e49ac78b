import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Begins where the name does, after the avatar. */
export const underName = style({ display: 'block', paddingInlineStart: `calc(1.25rem + ${vars.space[2]})` })
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })
