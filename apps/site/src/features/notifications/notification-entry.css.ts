import { media, vars } from '@quandary/ui'
import { clamped } from '@quandary/web-shell/clamped'
import { style } from '@vanilla-extract/css'

export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: '0.125rem',
  paddingBlock: '0.375rem',
  paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  color: vars.ink2,
  ':hover': { background: vars.fill1, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.coarse]: { paddingBlock: '0.75rem' } },
})

export const unread = style({
  color: vars.ink1,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockStart: '0.875rem',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: vars.radius.full,
    background: vars.accentText,
  },
  '@media': {
    [media.coarse]: { '::before': { insetBlockStart: '1.25rem' } },
    [media.forcedColors]: { '::before': { border: '4px solid CanvasText' } },
  },
})

export const event = style({ overflowWrap: 'anywhere' })

export const name = style({ fontWeight: vars.weight.medium })

export const time = style({ marginInlineStart: vars.space[2], color: vars.ink3, whiteSpace: 'nowrap' })

export const summary = style({
  ...clamped(2),
  color: vars.ink2,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})
