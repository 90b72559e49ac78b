import { media } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** The list of the bell stands under it. */
export const bell = style({ position: 'relative' })

/** Hides an entry on phones, where the bar at the bottom has it. */
export const besideBar = style({ '@media': { [media.phone]: { display: 'none' } } })
