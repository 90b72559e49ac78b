import { vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({
  border: `1px solid ${vars.line1}`,
  borderRadius: vars.radius[2],
  background: vars.fill1,
})

/** As high as its button, which only appears with scripts, so that the layout does not shift. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2rem',
  paddingInline: `${vars.space[4]} 0.25rem`,
  borderBlockEnd: vars.border,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  color: vars.ink3,
})

/** Without a language there is no head: the button stands in the corner of the code. */
export const bare = style({ position: 'relative' })
globalStyle(`${bare} > ${head}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  paddingInlineStart: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: vars.fill1,
})

// The doubled class outweighs the frame that a code block has in running text.
globalStyle(`${frame}${frame} > pre`, { border: 0, borderRadius: 0, background: 'none' })

export const copy = style({
  minHeight: '1.5rem',
  marginInlineStart: 'auto',
  padding: '0 0.5rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.ink2,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.xs,
  ':hover': { background: vars.fill2, color: vars.ink1 },
})

/** The link of a heading to itself, seen beside it while the pointer or the focus is there. */
export const anchor = style({
  '@media': { print: { display: 'none' } },
  selectors: {
    // Twice the class, to weigh more than the links of a text.
    '&&': {
      marginInlineStart: vars.space[2],
      fontWeight: vars.weight.regular,
      color: vars.ink3,
      textDecoration: 'none',
      opacity: 0,
    },
    ':is(h1, h2, h3, h4):hover > &&, &&:focus-visible': { opacity: 1 },
  },
})

/** The link of a picture to its file. */
export const picture = style({ display: 'inline-block', maxWidth: '100%', cursor: 'zoom-in' })
