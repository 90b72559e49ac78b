import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { hiddenRules } from '../visually-hidden/visually-hidden.css.ts'

export const steps = style({ display: 'flex', gap: vars.space[1], marginBlock: `${vars.space[5]} ${vars.space[6]}` })
export const step = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `3px solid ${vars.line1}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': {
      borderBlockStartColor: vars.accentText,
      color: vars.ink1,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': { [media.belowSm]: { selectors: { '&[aria-current]': { flex: 3 } } } },
})
export const done = style({ borderBlockStartColor: vars.ink1, color: vars.ink2 })
export const name = style({
  '@media': { [media.belowSm]: { selectors: { [`${step}:not([aria-current]) > &`]: hiddenRules } } },
})
