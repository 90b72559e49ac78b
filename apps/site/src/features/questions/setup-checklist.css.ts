import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const steps = style({ display: 'grid', listStyle: 'none' })

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  selectors: { '& + &': { borderTop: vars.border } },
})

globalStyle(`${step} a`, { paddingBlock: '2px' })

export const mark = style({
  width: '1rem',
  height: '1rem',
  display: 'grid',
  placeItems: 'center',
  color: vars.success.text,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius.full,
})

export const done = style({ color: vars.ink3, textDecoration: 'line-through' })
