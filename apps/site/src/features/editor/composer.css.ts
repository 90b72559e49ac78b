import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

/** Height of the writing area. */
export const SURFACE = '12rem'

/**
 * The height of the editor with toolbar and footer, so that the layout does not shift when it replaces the plain field.
 */
export const place = style({ minHeight: `calc(${SURFACE} + 4.75rem)`, minWidth: 0 })

export const plain = style({ minHeight: `calc(${SURFACE} + 4.75rem)`, fontFamily: vars.font.code })
