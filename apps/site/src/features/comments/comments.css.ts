import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const comments = style({
  marginTop: vars.space[4],
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const list = style({ listStyle: 'none', borderTop: vars.border })

const pointedAt = {
  background: vars.warning.tint,
  boxShadow: `-0.5rem 0 0 ${vars.warning.tint}, 0.5rem 0 0 ${vars.warning.tint}`,
}

export const comment = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: '0.625rem',
  borderBottom: vars.border,
  scrollMarginTop: `calc(${vars.size.header} + ${vars.space[4]})`,
  ':target': pointedAt,
})

export const marked = style(pointedAt)

export const score = style({ color: vars.ink3, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums' })

export const body = style({ minWidth: 0 })

export const text = style({ overflowWrap: 'anywhere' })
globalStyle(`${text} p`, { unicodeBidi: 'plaintext' })
globalStyle(`${text} p + p`, { marginTop: vars.space[2] })
globalStyle(`${text} a`, {
  color: vars.accentText,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.18em',
  textDecorationColor: vars.accentLine,
})
globalStyle(`${text} pre`, { overflowX: 'auto' })

export const foot = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  marginTop: '0.125rem',
  fontSize: vars.text.sm,
  lineHeight: '1.5rem',
  color: vars.ink3,
})
globalStyle(`${foot} > a`, { color: vars.ink2 })

export const act = style({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink3,
  ':hover': { color: vars.ink1, textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.accentText, fontWeight: vars.weight.medium },
    '&[aria-disabled="true"]': { color: vars.inkDisabled, cursor: 'not-allowed', textDecoration: 'none' },
  },
})

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginTop: vars.space[1],
  // Offsets the padding and the border of the first button.
  marginInlineStart: 'calc(-0.625rem - 1px)',
})
// The live region for new comments takes no space while it is empty.
globalStyle(`${more} > output:empty`, { position: 'absolute' })
