import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  background: vars.line1,
  borderBlock: `1px solid ${vars.line1}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const tile = style({
  position: 'relative',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.canvas,
  '@media': {
    [media.belowMd]: { selectors: { '&:nth-child(odd)': { paddingInlineStart: 0 } } },
    [media.md]: { selectors: { '&:nth-child(4n + 1)': { paddingInlineStart: 0 } } },
  },
})
export const label = style({ fontSize: vars.text.sm, lineHeight: vars.leading.sm, color: vars.ink3 })
export const value = style({
  fontSize: vars.text.xl,
  lineHeight: vars.leading.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.trackTight,
})

/** A link that covers its tile. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover::after': { background: `color-mix(in srgb, ${vars.ink1} 3%, transparent)` } },
})
