import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** A group of fields under a heading, with the head of a section. Inside a section the rule is a hairline. */
export const group = style({
  display: 'grid',
  gap: vars.space[5],
  minWidth: 0,
  paddingBlockStart: vars.space[2],
  borderBlockStart: vars.rule,
  selectors: { 'section &': { borderBlockStart: vars.border } },
})
/** Floated, because otherwise a legend is not laid out as a grid item of its fieldset. */
export const legend = style({
  float: 'inline-start',
  width: '100%',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.bold,
})
/** Moves the description closer to its heading than to the first field. */
export const about = style({ marginBlockStart: `calc(-1 * ${vars.space[4]})` })
/** A field with what is shown below it. */
export const noted = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
export const range = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const slider = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.control,
  accentColor: vars.accentText,
})
export const reading = style({ minWidth: '3ch', fontSize: vars.text.ui, textAlign: 'end' })
export const act = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' })
export const actionTitle = style({
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.bold,
})
