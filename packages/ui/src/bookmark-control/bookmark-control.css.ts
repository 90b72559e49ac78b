import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

/** On narrow screens the icon next to the number suffices; the text remains the accessible name. */
export const words = style({ '@media': { [media.belowSm]: hiddenRules } })
export const pressedIcon = style({ fill: 'currentColor' })
