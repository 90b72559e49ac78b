import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

/** Beside its number the sign says enough where there is little room; the words stay as the accessible name. */
export const words = style({ '@media': { [media.belowSm]: hiddenRules } })
export const pressedIcon = style({ fill: 'currentColor' })
