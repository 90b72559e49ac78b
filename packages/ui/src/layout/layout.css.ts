import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { quiet } from '../button/button.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 })
export const gap = styleVariants(vars.space, (space) => [{ gap: space }])
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
})

export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // Actions that do not fit beside the title wrap to the start of a new line.
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[3],
  overflowWrap: 'anywhere',
})
export const pageEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
})

export const section = style({ borderBlockStart: vars.rule, minWidth: 0 })
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.control,
  marginBlockEnd: vars.space[1],
})
// Aligns the text of a quiet button with the end of the rule; the button's invisible padding extends beyond the rule.
globalStyle(`${sectionHead} > ${quiet}`, { marginInlineEnd: '-0.625rem' })
export const sectionTitle = style({ fontSize: vars.text.ui, lineHeight: vars.leading.ui, overflowWrap: 'anywhere' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[7]}`,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const read = style({ maxWidth: vars.measure })
export const meta = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })
globalStyle(`${meta} a`, { color: vars.ink2 })
export const lead = style({
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  maxWidth: vars.measureUi,
})
