import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const choices = style({ display: 'grid', listStyle: 'none' })

// Titles may wrap.
globalStyle(`${choices} button`, { width: '100%', justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal' })

export const form = style({ display: 'grid', gap: vars.space[4] })
