import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const source = style({
  overflow: 'hidden',
  border: vars.border,
  borderRadius: vars.radius[2],
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  lineHeight: '1.375rem',
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1.25rem minmax(0, 1fr)',
  paddingInlineEnd: vars.space[3],
  '@media': { [media.belowSm]: { gridTemplateColumns: '1.75rem 1rem minmax(0, 1fr)' } },
})

export const kinds = {
  same: '',
  removed: style({ background: vars.danger.tint, color: vars.danger.text }),
  added: style({ background: vars.success.tint, color: vars.success.text }),
}

export const number = style({
  paddingInlineEnd: vars.space[3],
  textAlign: 'end',
  color: vars.ink3,
  userSelect: 'none',
  '@media': { [media.belowSm]: { paddingInlineEnd: vars.space[2] } },
})

export const text = style({
  padding: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { selectors: { 'del&': { textDecoration: 'line-through' } } } },
})

export const word = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { 'del &': { textDecoration: 'line-through' } },
})

export const fold = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.controlSm,
  border: 0,
  background: vars.fill1,
  fontFamily: vars.font.ui,
  color: vars.ink2,
  cursor: 'pointer',
  ':hover': { background: vars.fill2 },
  ':focus-visible': { outlineOffset: '-2px' },
})
