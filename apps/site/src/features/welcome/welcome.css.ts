import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const steps = style({ display: 'grid', listStyle: 'none' })

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  selectors: { '& + &': { borderTop: vars.border } },
})

export const mark = style({
  width: '1rem',
  height: '1rem',
  marginBlockStart: '0.25rem',
  display: 'grid',
  placeItems: 'center',
  color: vars.success.text,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius.full,
})

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })
globalStyle(`${links} a`, { paddingBlock: '2px', color: vars.accentText })

export const about = style({ color: vars.ink3, fontSize: vars.text.sm, lineHeight: vars.leading.sm })

export const done = style({ color: vars.ink3, textDecoration: 'line-through' })

export const guide = style({ paddingBlockStart: vars.space[2], fontSize: vars.text.sm, lineHeight: '1.5rem' })
globalStyle(`${guide} a`, { color: vars.accentText })
