import { globalStyle, style } from '@vanilla-extract/css'

export const found = style({ display: 'grid', listStyle: 'none' })

// Titles run over several lines.
globalStyle(`${found} button`, { width: '100%', justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal' })
