import { media } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Positions the bell's list relative to the bell. */
export const bell = style({ position: 'relative' })

/** Hides an entry on phones, where the bottom bar contains it. */
export const hiddenOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } })
