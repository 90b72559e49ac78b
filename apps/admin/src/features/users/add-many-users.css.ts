import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const lines = style({ fontFamily: vars.font.code, fontSize: vars.text.sm, lineHeight: vars.leading.sm })
export const preview = style({ maxHeight: '16rem', overflowY: 'auto' })
export const problem = style({ minWidth: '8rem', color: vars.danger.text })
export const fine = style({ color: vars.ink3 })
