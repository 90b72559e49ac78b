import { style } from '@vanilla-extract/css'
import { options as floatingList, option as line } from '../tag-input/tag-input.css.ts'
import { vars } from '../theme/vars.css.ts'

export const wrap = style({ position: 'relative' })
export const field = style({ position: 'relative', display: 'block' })
export const input = style({ paddingInlineEnd: '2rem', textOverflow: 'ellipsis' })
export const list = style([floatingList])
export const option = style([
  line,
  {
    alignItems: 'baseline',
    selectors: { '&[data-chosen]': { fontWeight: vars.weight.bold } },
  },
])
export const group = style({
  padding: '0.5rem 0.625rem 0.25rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
})
