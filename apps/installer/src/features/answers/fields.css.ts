import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: vars.space[5] })
