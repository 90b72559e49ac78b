import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const steps = style({ listStyle: 'none' })

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  selectors: { '& + &': { borderBlockStart: vars.border } },
})

export const stepDone = style({})

export const mark = style({
  flex: 'none',
  width: '1rem',
  height: '1rem',
  marginBlockStart: '0.25rem',
  display: 'grid',
  placeItems: 'center',
  color: vars.success.text,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius.full,
})

export const words = style({ flex: 1, minWidth: '10rem' })

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  // The minimum height of a target, for links (WCAG 2.5.8).
  lineHeight: '1.5rem',
  selectors: { [`${stepDone} &`]: { color: vars.ink3, textDecoration: 'line-through' } },
})
globalStyle(`${label} a`, { color: vars.accentText })

export const about = style({ color: vars.ink3, fontSize: vars.text.sm, lineHeight: vars.leading.sm })

/** As high as a line, so that a button is centered on the first line. */
export const action = style({ display: 'flex', alignItems: 'center', height: '1.5rem' })
