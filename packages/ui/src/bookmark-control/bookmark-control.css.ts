import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

/** On narrow screens the icon next to the number suffices; the text remains the accessible name. */
export const words = style({ '@media': { [media.belowSm]: hiddenRules } })
export const pressedIcon = style({ fill: 'currentColor' })

/** Narrow on phones, so that it fits in one row with other actions. */
export const toggle = style({
  // The class is repeated for specificity, because the styles of `Button` may be loaded after these.
  selectors: { '&&': { '@media': { [media.belowSm]: { minWidth: '2.25rem', paddingInline: '0.375rem' } } } },
})
