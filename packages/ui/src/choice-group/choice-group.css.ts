import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: 0,
})
export const legend = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
})
export const layout = styleVariants({
  stack: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    '@media': { [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
  },
  list: { display: 'grid', gap: vars.space[1] },
})
export const card = style({
  padding: vars.space[3],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  selectors: {
    '&:has(:checked)': { borderColor: vars.accentText, background: vars.accentTint },
  },
})
export const listCard = style([card, { padding: `${vars.space[2]} ${vars.space[3]}`, borderColor: vars.line1 }])
