import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const text = style({ display: 'grid', gap: vars.space[5], minWidth: 0, paddingBlock: vars.space[6] })

export const empty = style({ color: vars.ink2 })
