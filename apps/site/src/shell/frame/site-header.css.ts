import { media } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** The list of the bell stands under it. */
export const bell = style({ position: 'relative' })

/** What the bar at the bottom of a phone has too. */
export const besideBar = style({ '@media': { [media.phone]: { display: 'none' } } })
