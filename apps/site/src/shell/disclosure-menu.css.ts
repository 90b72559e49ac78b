import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const menu = style({ position: 'relative' })

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  borderRadius: vars.radius[2],
  color: vars.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover, [open] > &': { background: vars.fill1, color: vars.ink1 },
  },
})

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.menu,
  insetInlineEnd: 0,
  marginTop: vars.space[1],
  minWidth: '13rem',
  maxWidth: 'calc(100vw - 2 * var(--gutter))',
  padding: vars.space[1],
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[3],
  background: vars.surface,
  boxShadow: vars.shadow.menu,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: '100%',
  minHeight: vars.size.controlSm,
  padding: '0.25rem 0.625rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  textAlign: 'start',
  color: vars.ink1,
  ':hover': { background: vars.fill2, textDecoration: 'none' },
  selectors: { '&[aria-pressed="true"]': { fontWeight: vars.weight.medium } },
})

export const heading = style({
  padding: '0.375rem 0.625rem 0.125rem',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
})

export const who = style({
  padding: '0.375rem 0.625rem',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.bold,
})

export const end = style({ marginInlineStart: 'auto', color: vars.accentText })

// A pressed icon is filled elsewhere; this one is a stroke.
globalStyle(`${end} svg`, { fill: 'none' })

export const choices = style({ border: 0, padding: 0, margin: 0, marginTop: vars.space[1] })

export const group = style({
  selectors: {
    '& + &': { marginTop: vars.space[1], paddingTop: vars.space[1], borderTop: vars.border },
  },
})
