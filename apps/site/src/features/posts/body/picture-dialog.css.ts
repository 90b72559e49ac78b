import { style } from '@vanilla-extract/css'

export const large = style({ maxHeight: '75vh', marginInline: 'auto', objectFit: 'contain' })
