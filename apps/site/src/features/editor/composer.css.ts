import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Height of the writing surface. */
export const SURFACE = '12rem'

/** As high as the editor with its toolbar and foot, so that nothing moves when it takes its place. */
export const place = style({ minHeight: `calc(${SURFACE} + 4.75rem)`, minWidth: 0 })

export const plain = style({ minHeight: `calc(${SURFACE} + 4.75rem)`, fontFamily: vars.font.code })
