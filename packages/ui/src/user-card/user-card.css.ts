import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
  '@media': { [media.belowSm]: { flexWrap: 'wrap', rowGap: vars.space[2] } },
})

export const words = style({ minWidth: 0, '@media': { [media.belowSm]: { flex: 1 } } })

export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[2]}` })

export const name = style({
  display: 'inline-block',
  unicodeBidi: 'plaintext',
  paddingBlock: '2px',
  marginBlock: '-2px',
  fontSize: vars.text.ui,
  fontWeight: vars.weight.bold,
  color: vars.ink1,
})

export const reputation = style({ color: vars.ink2 })

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  flexBasis: '100%',
  '@media': {
    [media.sm]: { display: 'grid', flexBasis: 'auto', marginInlineStart: 'auto', textAlign: 'end' },
  },
})

export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.375rem',
  minHeight: '1.5rem',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink3,
  overflowWrap: 'anywhere',
})

export const lineName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.5rem',
  color: vars.ink2,
})

/** Wraps the avatar. Without it, hovering the link would draw an underline below the avatar. */
export const picture = style({ lineHeight: 0 })
