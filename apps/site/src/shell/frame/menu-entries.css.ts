import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

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
  // Prevents browsers from drawing the legend on the border of its fieldset.
  float: 'inline-start',
  width: '100%',
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

/** A group of entries, separated from the previous one by a line. */
export const group = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    '* + &': { marginTop: vars.space[1], paddingTop: vars.space[1], borderTop: vars.border },
  },
})
