import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const vote = style({
  // The arrows are not positioned, so their disabled reasons open below the whole control.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'stretch',
  // Keeps a surrounding grid from stretching the control.
  width: 'fit-content',
  height: vars.size.control,
  border: `1px solid ${vars.line2}`,
  borderRadius: vars.radius[2],
  fontSize: vars.text.ui,
  '@media': { print: { border: 0 } },
})

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Narrow on phones, so that the control and the actions beside it fit in one row.
  width: `min(${vars.size.control}, 8vw)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.ink2,
  borderRadius: `calc(${vars.radius[2]} - 1px)`,
  ':hover': { background: vars.fill2, color: vars.ink1 },
  ':focus-visible': { borderRadius: vars.radius[2] },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.accentText, background: vars.accentTint },
    '&[aria-disabled="true"]:not([aria-pressed="true"])': {
      color: vars.inkDisabled,
      background: 'none',
      cursor: 'not-allowed',
    },
  },
})

export const score = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'min(2.5rem, 7vw)',
  paddingInline: '0.25rem',
  fontWeight: vars.weight.bold,
  // Prints the accessible name of the score, because nothing else on paper says what is counted.
  '@media': { print: { '::before': { content: "attr(aria-label) '\\a0'" } } },
})
