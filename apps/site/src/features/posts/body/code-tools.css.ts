import { codeHead, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * Code without a language has no header bar, so the buttons are placed over the corner of the code. Their row
 * is as wide as the code, so nothing moves when they are added.
 */
export const bare = style({ position: 'relative' })
globalStyle(`${bare} > ${codeHead}`, {
  position: 'absolute',
  inset: '0 0 auto',
  // Not `end`, because code runs from left to right in every language.
  justifyContent: 'right',
  border: 0,
  pointerEvents: 'none',
})
globalStyle(`${codeHead} span`, { background: vars.fill1, pointerEvents: 'auto' })

/** A button of a code block. */
export const tool = style({
  minHeight: '1.5rem',
  padding: '0 0.5rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  selectors: { '&:is(:hover, [aria-pressed="true"])': { background: vars.fill2, color: vars.ink1 } },
})

/**
 * The link in a heading that leads to the heading itself. It is visible while the pointer is on the heading, and while
 * the link has the focus.
 */
export const anchor = style({
  '@media': { print: { display: 'none' } },
  selectors: {
    // Doubles the specificity, to override the style of links in a text.
    '&&': {
      marginInlineStart: vars.space[2],
      fontWeight: vars.weight.regular,
      color: vars.ink3,
      textDecoration: 'none',
      opacity: 0,
    },
    ':hover > &&, &&:focus-visible': { opacity: 1 },
  },
})

/** The link around a picture, which leads to the picture's file. */
export const picture = style({ display: 'inline-block', maxWidth: '100%', cursor: 'zoom-in' })

// Wrapping of all code blocks can be turned on in the browser (`shell/document/code-wrap.ts`). The two element
// selectors make the rule more specific than the rule for code within a text.
globalStyle(':root[data-wrap] pre code', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
