import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const notice = style({ marginBlockEnd: vars.space[5] })
