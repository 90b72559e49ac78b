import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const lines = style({ fontFamily: vars.font.code, fontSize: vars.text.sm, lineHeight: vars.leading.sm })
/** Ends within a row, which shows that there are more. */
export const preview = style({ maxHeight: '17.25rem', overflowY: 'auto' })
export const problem = style({ minWidth: 'clamp(8rem, 30vw, 14rem)', color: vars.danger.text })
export const fine = style({ color: vars.ink3 })
