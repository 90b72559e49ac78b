import { globalStyle, style } from '@vanilla-extract/css'
import { count } from '../badge/badge.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const tabs = style({ display: 'flex', gap: vars.space[4], minWidth: 0, borderBlockEnd: vars.border })
/** From 768 px up the surrounding row draws the line. */
export const withoutLine = style({ '@media': { [media.md]: { borderBlockEnd: 0, marginBlockEnd: '-1px' } } })

export const row = style({
  display: 'flex',
  gap: vars.space[4],
  minWidth: 0,
  marginBlockEnd: '-1px',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
})

/** The line below the current tab. */
const line = {
  content: '',
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInline: '0.25rem',
  height: '2px',
  background: vars.accentText,
} as const

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // A row that is too narrow scrolls; its labels never overlap.
  flexShrink: 0,
  minWidth: '1.5rem',
  minHeight: '2.75rem',
  paddingInline: '0.25rem',
  border: 0,
  borderBlock: '2px solid transparent',
  background: 'none',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.ink1, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&[aria-current]': { color: vars.ink1, fontWeight: vars.weight.bold },
    '&[aria-current]::after': line,
    '&:first-child::after': { insetInlineStart: 0 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
})

export const extra = style({ '@media': { [media.belowMd]: { display: 'none' } } })
export const more = style({
  flexShrink: 0,
  marginBlockEnd: '-1px',
  '@media': { [media.md]: { display: 'none' } },
})
// Beside “More”, the counts would take the room of a tab.
globalStyle(`${row}:not(:last-child) ${count}`, { '@media': { [media.belowMd]: { display: 'none' } } })
/** Used if the current tab is behind “More”. */
export const chosen = style({
  color: vars.ink1,
  fontWeight: vars.weight.bold,
  selectors: { '&&::after': { ...line, insetInlineStart: 0 } },
})

export const segments = style({
  width: 'fit-content',
  maxWidth: '100%',
  display: 'inline-flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
})
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.controlSm} - 2px)`,
  paddingInline: '0.75rem',
  border: 0,
  background: 'none',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.sm,
  color: vars.ink2,
  ':hover': { background: vars.fill1, textDecoration: 'none' },
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.line2}` },
    '&:is([aria-current], [aria-pressed="true"])': {
      color: vars.ink1,
      background: vars.fill2,
      fontWeight: vars.weight.medium,
    },
  },
})
