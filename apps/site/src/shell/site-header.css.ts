import { media } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const fromSmall = style({ '@media': { [media.belowSm]: { display: 'none' } } })

export const belowSmall = style({ '@media': { [media.sm]: { display: 'none' } } })
