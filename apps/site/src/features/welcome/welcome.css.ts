import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const guide = style({ paddingBlockStart: vars.space[2], fontSize: vars.text.sm, lineHeight: '1.5rem' })
globalStyle(`${guide} a`, { color: vars.accentText })
