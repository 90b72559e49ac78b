import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const search = style({ width: '24rem', maxWidth: '100%', marginTop: vars.space[4] })
