import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const file = style({ display: 'block', textAlign: 'start' })
export const details = style({ marginBlockStart: vars.space[1] })
