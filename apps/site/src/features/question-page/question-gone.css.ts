import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const search = style({ justifySelf: 'stretch', maxWidth: '24rem', marginTop: vars.space[4] })
