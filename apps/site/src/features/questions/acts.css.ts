import { media, vars } from '@quandary/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The line of acts under a post. */
export const acts = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginTop: vars.space[4],
})

export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { print: { display: 'none' } },
})

/** Words beside an icon: on small screens only its accessible name. */
export const words = style({
  '@media': {
    [media.belowSm]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const count = style({ fontVariantNumeric: 'tabular-nums' })

/** The face of a menu among the acts: looks like the quiet buttons beside it. */
export const menuFace = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  padding: '0 0.625rem',
  borderRadius: vars.radius[2],
  color: vars.ink2,
  fontSize: vars.text.ui,
  lineHeight: vars.leading.ui,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover, [open] > &': { background: vars.fill1, color: vars.ink1 } },
})

/** On small screens a menu keeps to the end of the whole line, so that it never leaves the page. */
export const menu = style({ '@media': { [media.belowSm]: { position: 'static' } } })

export const danger = style({ color: vars.danger.text })
globalStyle(`${danger} svg`, { color: 'inherit' })
