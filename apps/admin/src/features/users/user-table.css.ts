import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })
