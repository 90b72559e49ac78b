import { globalStyle, style } from '@vanilla-extract/css'

export const found = style({ display: 'grid', listStyle: 'none' })

// Titles may wrap.
globalStyle(`${found} button`, { width: '100%', justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal' })
