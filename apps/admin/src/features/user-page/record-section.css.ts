import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const none = style({ paddingInlineStart: vars.space[2] })
