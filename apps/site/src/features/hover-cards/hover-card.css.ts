import { floatingPanel, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const card = style([
  floatingPanel,
  {
    position: 'absolute',
    gap: vars.space[2],
    width: 'max-content',
    maxWidth: 'min(19rem, calc(100vw - 1rem))',
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  },
])

export const name = style({ fontWeight: vars.weight.bold })

export const text = style({ color: vars.ink2 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  color: vars.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
})

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
