import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const area = style({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:not(:empty)': { marginBottom: vars.space[4] } },
})

export const panel = style({ borderBlock: vars.border, paddingBlock: vars.space[4] })

export const form = style({ display: 'grid', gap: vars.space[4] })

export const fields = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' } },
})

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink2,
})

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minWidth: 0, listStyle: 'none' })

export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '1.75rem',
  paddingInline: vars.space[2],
  border: vars.border,
  borderRadius: vars.radius[1],
  color: vars.ink1,
  overflowWrap: 'anywhere',
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
  selectors: { '&[aria-current]': { borderColor: vars.accentText, color: vars.accentText } },
})

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  color: vars.accentText,
  textDecoration: 'underline',
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
})

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const naming = style({ display: 'grid', gap: vars.space[3], flexBasis: '100%', maxWidth: '28rem' })

export const saved = style({
  display: 'grid',
  gap: vars.space[2],
  marginBottom: vars.space[4],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink2,
})

export const savedHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const rows = style({ listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  color: vars.ink1,
})

export const name = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' })
