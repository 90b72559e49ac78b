import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space[4] })
