import { media, vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const tabs = style({ display: 'flex', gap: vars.space[4], borderBottom: vars.border })

export const bare = style({ '@media': { [media.md]: { borderBottom: 0 } } })

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: '1.5rem',
  minHeight: '2.75rem',
  paddingInline: '0.25rem',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  color: vars.ink2,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.ink1, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&[aria-current]': { color: vars.ink1, fontWeight: vars.weight.bold, textDecoration: 'none' },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '0.25rem',
      bottom: '-1px',
      height: '2px',
      background: vars.accentText,
    },
    '&[aria-current]:first-child::after': { insetInlineStart: 0 },
  },
})

export const extra = style({ '@media': { [media.belowMd]: { display: 'none' } } })

export const more = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.md]: { display: 'none' } },
})

export const moreCurrent = style({
  fontWeight: vars.weight.bold,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '0.25rem',
    bottom: '-1px',
    height: '2px',
    background: vars.accentText,
  },
})

export const moreFace = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  paddingInline: '0.5rem',
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})
